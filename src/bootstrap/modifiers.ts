export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
