import { Parser } from 'htmlparser2'
import { cleanHtml, ELEMENTS } from '../../src/domain/jobs/html.js'
import { HOSTILE_HTML } from '../hostile-html.js'
import { t } from '../part.js'

t.test('plain text → byte for byte, whatever is in it', async t => {
  const texts = [
    '', 'Build & run.', 'Salary > 5000 & < 9000', 'List<String> and Set<T>', 'if a<5 then b>3', 'I <3 this job', '5 &lt; 6 &nbsp;&amp;',
    'a\r\nb\tc', 'x << y >> z', 'if x<y and z>w', 'a<b<c', '<>', '< p >', '"quoted" \'text\'', 'é\u00a0ß 😀', 'Generics such as Foo<T>.'
  ]
  for (const text of texts) t.equal(cleanHtml(text), text)
})

t.test('the elements of the subset → stay; other elements, attributes, schemes and comments go', async t => {
  const text = '<h2>Role</h2>\n<p>Build <strong>services</strong>, <em>fast</em>.<br />See <a href="https://example.com/a?b=1&amp;c=2">this</a></p>\n' +
    '<ul>\n  <li>One</li>\n  <li>Two &amp; three</li>\n</ul>'
  t.equal(cleanHtml(text), text)
  for (const [given, clean] of [
    ['<p onclick="x()" style="color:red" class="a">Text</p>', '<p>Text</p>'],
    ['<script>steal()</script>', ''],
    ['<SCRIPT SRC=//evil></SCRIPT>Text', 'Text'],
    ['<img src=x onerror=steal()>', ''],
    ['<t onmouseover=steal()>Text</t>', 'Text'],
    ['<t/onmouseover=steal()>Text', 'Text'],
    ['<a href="javascript:steal()">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:steal()">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a><a href="//evil.example">y</a>', '<a>x</a><a href="//evil.example">y</a>'],
    ['<a href="mailto:jobs@example.com" target="_blank">x</a>', '<a href="mailto:jobs@example.com">x</a>'],
    ['<iframe src="https://evil.example">x</iframe><p>y</p>', '<p>y</p>'],
    ['<svg><a xlink:href="javascript:x()">z</a></svg>', '<a>z</a>'],
    ['<math><mtext><style><img src=x onerror=x()></style></mtext></math>', ''],
    ['<!-- secret --><p>y</p><?php x ?>', '<p>y</p>'],
    ['<p>open', '<p>open</p>'],
    ['<font color="red">Text</font> <center>in</center>', 'Text in'],
    ['<p>5 < 6 & "x"</p>', '<p>5 &lt; 6 &amp; "x"</p>'],
    ['Text <img src=x onerror=steal() ', 'Text ']
  ] as const) t.equal(cleanHtml(given), clean, given)
  for (const name of ELEMENTS) t.match(cleanHtml(`<${name} id="x" onload="y()">`), new RegExp(`^<${name}( /)?>`), name)
})

t.test('texts that become markup by being cleaned, or in a browser → only elements of the subset, without attributes', t => {
  for (const text of HOSTILE_HTML) {
    const found: string[] = []
    const onopentag = (name: string, attributes: object) => { found.push(name, ...Object.keys(attributes).map(key => `${name}.${key}`)) }
    new Parser({ onopentag }).end(cleanHtml(text))
    t.same(found.filter(name => !['a.href', ...ELEMENTS].includes(name)), [], `${text} → ${cleanHtml(text)}`)
    t.notMatch(cleanHtml(text).replaceAll(/"[^"]*"/g, ''), /<[^>]*onerror/, text)
  }
  t.end()
})

t.test('cleaning twice → changes nothing more, whatever was sent', async t => {
  const parts = [
    '<p>', '</p>', '<', '>', '&', '&lt;', '"', "'", '<script', '</script>', '<b', '<!--', '-->', ' onload=x ', '<a href="', 'javascript:',
    '<T>', '=', '/', '<svg>', '<style>', '</style>', 'x', '\n', '&#60;', '&amp;lt;', '<textarea>', '<pre>\n', '\0', '<noscript>', ']]>',
    '<![CDATA['
  ]
  let seed = 1
  const next = (n: number) => (seed = seed * 48_271 % 2_147_483_647) % n
  for (let i = 0; i < 5000; i++) {
    const text = Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)]).join('')
    const clean = cleanHtml(text)
    if (cleanHtml(clean) !== clean) t.equal(cleanHtml(clean), clean, JSON.stringify(text))
    const bare = clean.replaceAll(/"[^"]*"/g, '""')
    const names = [...bare.matchAll(/<\/?([a-z][^\s/>]*)[^>]*/gi)].map(([, name = '']) => name.toLowerCase())
    const isUnsafe = names.some(name => ['script', 'style', 'svg', 'textarea', 'noscript'].includes(name)) || /<\w[^>]*\son\w+=/i.test(bare)
    if (isUnsafe || /href="\s*javascript:/i.test(clean)) t.fail(`${JSON.stringify(text)} → ${clean}`)
  }
})

t.test('a hostile text of the greatest length → is cleaned, deep nesting is cut, and the result is hardly longer', async t => {
  for (const part of ['<', '<p>', '<p><b>', '<a href="', '<!--', '&', '<b ', '</', '<t>', '<li><ul>']) {
    const clean = cleanHtml(part.repeat(50_000 / part.length))
    t.ok(clean.length < 120_000, part)
  }
})
