/** Whether a press or key means something else than it does alone. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
