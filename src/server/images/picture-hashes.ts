/** The file with the content hashes of the pictures in `media`: a JSON object by public path. Build and imports write it. */

export const hashesPath = '/picture-hashes.json'

/** @param text empty if there is no file */
export const parseHashes = (text: string): Readonly<Record<string, string>> => (text ? JSON.parse(text) : {})
