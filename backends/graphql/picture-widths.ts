export const pictureWidths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560]
