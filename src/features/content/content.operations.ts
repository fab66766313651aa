/** The documents that content speaks. */
export {
  allNewsPages,
  entry,
  faqList,
  jobsEntry,
  legalPages,
  quotes,
  siteCraftData,
} from '#contracts/generated/content.ts'
