// The widths in which the shop serves a picture, in pixels. Called by the content backend.
export const pictureWidths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560]
