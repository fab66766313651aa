/** The documents that content speaks. */
export { allNewsPages, entry, siteCraftData } from '#contracts/generated/content.ts'
