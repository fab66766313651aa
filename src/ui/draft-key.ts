/** Where a tab keeps what was typed into a long form. The starter loads the app for a form that has something there. */
export const draftKey = 'draft'
