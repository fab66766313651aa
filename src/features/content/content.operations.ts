/** The documents that content speaks. */
export {
  allNewsPages,
  entry,
  faqList,
  formQuery,
  jobsEntry,
  legalPages,
  newsEntry,
  quotes,
  siteCraftData,
  sitemapEntries,
  submitForm,
} from '#contracts/generated/content.ts'
