/** The documents that content speaks. */
export {
  allNewsPages,
  entry,
  faqList,
  formQuery,
  jobsEntry,
  legalPages,
  quotes,
  siteCraftData,
  submitForm,
} from '#contracts/generated/content.ts'
