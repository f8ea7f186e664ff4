/** What reading one file may take. A file that needs more is not read; a longer text is read as far as this. */
export const BOUNDS = {
  /** Memory that the process takes while it reads the file, besides four times the size of the file. */
  residentBytes: 128 * 1024 ** 2,
  /** Memory of the process after a file: with more it reads no other. */
  keptBytes: 160 * 1024 ** 2,
  /** Processor time: on a busy machine a file has as much as on an idle one. */
  processorSeconds: 10,
  /** From the first byte to the last word. */
  seconds: 60,
  /** What the parts of a packed document may have, unpacked. */
  unpackedBytes: 32 * 1024 ** 2,
  /** Characters of the text. */
  characters: 1_000_000,
  /** Different words. */
  words: 5000,
  /** How often a word is counted. */
  occurrences: 1000
} as const
