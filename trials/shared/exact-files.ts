import { strToU8, zipSync } from 'fflate'
import { CONTENT_TYPES } from '../../src/files/content-type.js'
import { makeDocx, makeOdt, makePdf, paragraphOf, wordXml } from './documents.js'

// Files of every type with every byte in them, and with every kind of sequence that no UTF-8 or UTF-16 has: whoever takes them for
// characters, and writes these again, changes them.

/** A file, and the type that it is taken as; without one it is refused. */
export interface ExactFile { name: string, bytes: Buffer, type: string | undefined }

const UTF_8 = 'text/plain; charset=utf-8'
const UTF_16 = 'text/plain; charset=utf-16'
const UNKNOWN = 'text/plain'
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Beginnings of files of a type, after which anything may stand. */
const BINARY: Record<string, Buffer> = {
  'application/pdf': makePdf(['x']),
  'application/msword': Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le')
  ]),
  'application/rtf': latin('{\\rtf1 x}'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': makeDocx(wordXml(paragraphOf('x'))),
  'application/vnd.oasis.opendocument.text': makeOdt('<text:p>x</text:p>'),
  'application/vnd.oasis.opendocument.text-template': packed({ mimetype: 'application/vnd.oasis.opendocument.text-template' }),
  ...Object.fromEntries([
    ['application/vnd.ms-word.document.macroenabled.12', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
    ['application/vnd.ms-word.template.macroenabled.12', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.template',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml']
  ].map(([type = '', main]) => [type, packed({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    'word/document.xml': wordXml(paragraphOf('x'))
  })])),
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049454e44ae426082', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe0', 'hex'),
  'image/webp': latin('RIFF\x04\0\0\0WEBPVP8 ')
}

function packed (files: Record<string, string>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 }))
}

/** What is no UTF-8, without control characters. */
const BROKEN: Record<string, string> = {
  'a continuation alone': '80', 'continuations alone': 'bfbfbf', 'a slash in two bytes': 'c0af', 'a slash in three': 'e080af',
  'a slash in four': 'f08080af', 'half of a pair': 'eda080',
  'both halves of a pair': 'eda080edb080', 'beyond the last character': 'f4908080',
  'five bytes': 'f888808080', 'six bytes': 'fc8480808080', 'a beginning of two': 'c3', 'a beginning of three': 'e282',
  'a beginning of four': 'f09f98', 'a beginning before a letter': 'c341', 'no byte of UTF-8': 'fe', 'a mark of UTF-16': 'fffe'
}

const every = Buffer.from(range(0, 255))
const broken = Object.entries(BROKEN).map(([name, hex]) => [name, Buffer.from(hex, 'hex')] as const)
const around = (bytes: Buffer): Buffer => Buffer.concat([latin('word '), bytes, latin(' word\r\nline\rline\n')])
const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

const CHARACTERS = String.fromCodePoint(...range(1, 0x2ff), 0x2028, 0xfeff, 0xfffd, 0xffff, 0x1f600, 0x10ffff)

const TEXTS: ExactFile[] = [
  ...range(0, 255).map(byte => ({
    name: `byte ${byte}`, bytes: around(Buffer.of(byte)), type: byte === 0 ? undefined : byte < 0x80 ? UTF_8 : UNKNOWN
  })),
  ...broken.map(([name, bytes]) => ({ name, bytes: around(bytes), type: UNKNOWN })),
  ...broken.map(([name, bytes]) => ({ name: `${name}, at the end`, bytes: Buffer.concat([latin('word '), bytes]), type: UNKNOWN })),
  { name: 'broken with a control character', bytes: around(Buffer.of(0xff, 1)), type: undefined },
  { name: 'one byte a character, with each that it may have', type: UNKNOWN,
    bytes: Buffer.from([...range(9, 13), ...range(0x20, 0x7e), ...range(0x80, 0xff), 0x1a, 0]) },
  { name: '0x1A within one byte a character', bytes: around(Buffer.of(0x1a, 0xff)), type: undefined },
  ...['', '\ufeff'].flatMap(mark => [
    { name: `UTF-8 ${mark}`, bytes: around(Buffer.from(mark + CHARACTERS)), type: UTF_8 },
    { name: `UTF-8 ${mark} with NULs at its end`, bytes: Buffer.from(`${mark}word\0\0\0`), type: UTF_8 }
  ]),
  { name: 'UTF-8 with a mark', bytes: Buffer.from(`\ufeff${CHARACTERS}`), type: UTF_8 },
  { name: 'UTF-8 with a NUL', bytes: Buffer.from(`${CHARACTERS}\0x`), type: undefined },
  { name: 'UTF-8 of a megabyte', bytes: Buffer.from('\u0085é€😀\u000b'.repeat(90_000)), type: UTF_8 },
  ...[false, true].flatMap(isBig => [
    { name: `UTF-16 ${isBig}`, bytes: utf16(CHARACTERS, isBig), type: UTF_16 },
    { name: `UTF-16 ${isBig} with a NUL at its end`, bytes: utf16('word\0', isBig), type: UTF_16 },
    { name: `UTF-16 ${isBig} with a NUL`, bytes: utf16('wo\0rd', isBig), type: undefined },
    { name: `UTF-16 ${isBig} with half of a pair`, bytes: utf16('wo\ud83drd', isBig), type: undefined },
    { name: `UTF-16 ${isBig} with half of a character`, bytes: Buffer.concat([utf16('word', isBig), Buffer.of(0)]), type: undefined }
  ]),
  { name: 'nothing but NULs', bytes: Buffer.alloc(100), type: undefined }
]

/** All of them. @throws Error if there is none of a type */
export function exactFiles (): ExactFile[] {
  const files = [
    ...Object.entries(BINARY).flatMap(([type, bytes]): ExactFile[] => [
      { name: `${type} with every byte`, bytes: Buffer.concat([bytes, every, ...broken.map(([, more]) => more), every]), type },
      { name: `${type} with CHARACTERS`, bytes: Buffer.concat([bytes, Buffer.from(CHARACTERS), utf16(CHARACTERS)]), type }
    ]),
    ...TEXTS
  ]
  const missing = CONTENT_TYPES.filter(type => !files.some(file => file.type === type))
  if (missing.length > 0) throw new Error(`There is no file of the types ${missing.join(', ')}`)
  return files
}
