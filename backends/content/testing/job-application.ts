/** Valid values of the demo's job application. @param options.base64Length characters of its file, in base64 */
export const toJobApplication = ({ email = 'ada@example.be', base64Length = 4 } = {}) => [
  { handle: 'applicant.firstName', value: 'Ada' },
  { handle: 'applicant.lastName', value: 'Peeters' },
  { handle: 'email', value: email },
  { handle: 'phone', value: '+32 2 123 45 67' },
  { handle: 'contract', value: 'employee' },
  { handle: 'languages', values: ['nl', 'fr'] },
  {
    handle: 'cv',
    files: [{ filename: 'cv.pdf', fileData: `data:application/pdf;base64,${'A'.repeat(base64Length)}` }],
  },
  { handle: 'privacy', value: 'yes' },
]
