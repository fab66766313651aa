/** Id of the panel of a reorder preview, for links to it. In a file of its own, so that pages with such a link do not load the panel's code. */
export const reorderPreviewId = 'reorder'
