// Texts that people enter, of every kind that the shop shows in its own way: lines, links, lists, numbers, formatted text.

export const harmlessStrings: readonly string[] = [
  'Plain text',
  'Two\nlines',
  'Two\n\nparagraphs of text',
  'https://shop.example/path?query=1',
  'http://www.shop.example',
  'mailto:orders@shop.example',
  'tel:+3235550140',
  '/en/about-us',
  'orders@shop.example',
  '+32 3 555 01 40',
  '12',
  '5410000000005',
  'true',
  '300255, 300256',
  '<p>A <strong>bold</strong> <em>word</em>, a <a href="https://shop.example">link</a>.</p><ul><li>One</li><li>Two</li></ul>',
  '<h2>Heading</h2><p>Text<br>on two lines</p><ol><li>One</li></ol><table><tr><th>A</th></tr><tr><td>B</td></tr></table>',
  'A rather long text that takes several lines in a narrow column of a table, as descriptions of products do',
  'Café, “quotes” & an ampersand',
  'truck',
  '2026-12-24',
]
