// Lines about the demo accounts that `npm start` prints; empty if an external backend has its own customers.

/** @param env the environment of the shop */
export function demoAccounts({ NODE_ENV, DEMO, COMMERCE_URL }) {
  const isDemo = DEMO ? DEMO === '1' : NODE_ENV !== 'production'
  if (!isDemo || COMMERCE_URL) return []
  return [
    '\n  Demo accounts, password proviant-demo',
    '    nadia@brasserie-nova.example   Brasserie Nova, price group A',
    '    tom@brasserie-nova.example     her colleague',
    '    lena@gasthaus-adler.example    Gasthaus Adler, price group B',
    '  Mails are not sent: read them at /dev/outbox',
  ]
}
