import react from '@astrojs/react'

export default { integrations: [react()], compressHTML: true, devToolbar: { enabled: false } }
