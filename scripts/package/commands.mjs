/** Scripts of the project that a package contains as commands. */
export const commands = ['backup', 'restore', 'import', 'export', 'orders', 'operator', 'content', 'contract']
