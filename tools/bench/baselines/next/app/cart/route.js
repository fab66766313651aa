export const POST = () => Response.json({ lines: 1 })
