import data from '../../page/data.json'
import { Frame } from '../../page/frame.jsx'
import '../../page/shop.css'

export const metadata = { title: 'The whole range' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Frame frame={data.frame}>{children}</Frame>
      </body>
    </html>
  )
}
