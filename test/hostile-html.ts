/** Texts that are made to become markup by being cleaned, or only in a browser: each would call `ran()`. */
export const HOSTILE_HTML = [
  // What ends a text for the browser, but not for who cleans it: mutation (CVE-2026-63670).
  '<textarea></textarea/><img src=x onerror=ran()></textarea>',
  '<textarea><p title="</textarea/><img src=x onerror=ran()>"></textarea>',
  '<p>a</p><textarea/></textarea/><img src=x onerror=ran()>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<xmp></xmp/><img src=x onerror=ran()></xmp>',
  '<p><xmp></p><img src=x onerror=ran()></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  '<title></title/><img src=x onerror=ran()></title>',
  '<iframe></iframe/><img src=x onerror=ran()></iframe><noembed></noembed/><img src=x onerror=ran()></noembed>',
  '<plaintext></plaintext/><img src=x onerror=ran()>',
  '&lt;textarea&gt;&lt;/textarea/&gt;&lt;img src=x onerror=ran()&gt;',
  '<a href="</textarea/><img src=x onerror=ran()>">a</a>',
  '<table><textarea></table></textarea/><img src=x onerror=ran()>',
  '<!--><img src=x onerror=ran()>--><!--!><img src=x onerror=ran()>',
  // Animations that give a link another target (CVE-2026-84371).
  '<svg><a><animate attributeName=href values=javascript:ran() /><text x=20 y=20>a</text></a></svg>',
  '<svg><a href="https://example.com"><set attributeName="href" to="javascript:ran()" /><circle r=99 /></a></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s /></svg>',
  '<svg><animate href=#a attributeName=href to=javascript:ran() /><a id=a><p>a</p></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=ran() /></svg>#x" /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  '<p><svg><foreignObject><textarea></textarea/><img src=x onerror=ran()></foreignObject></svg></p>'
]
