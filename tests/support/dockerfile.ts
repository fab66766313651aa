// Runs the instructions of a Dockerfile in folders instead of images: each stage has a folder that stands for its root.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join, matchesGlob, relative, resolve } from 'node:path'

type Instruction = { name: string; words: string }

/** What a container of the last stage would start with; paths are those of its folder. */
export type Image = {
  folder: string
  env: Record<string, string>
  workdir: string
  user: string
  volumes: string[]
  command: string[]
  health: string[]
}

export function parseDockerfile(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ')
  return lines.split('\n').flatMap((line) => {
    const [, name, words] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    return name && words ? [{ name, words }] : []
  })
}

const emptyImage = (folder: string): Image => ({
  folder,
  env: {},
  workdir: folder,
  user: 'root',
  volumes: [],
  command: [],
  health: [],
})

/** Absolute paths, at the beginning of words, are those of the stage. */
const inFolder = (text: string, folder: string) => text.replace(/(?<=^|[\s=])\/(?=\w)/g, `${folder}/`)

/** @param place an empty folder @throws Error for an instruction that it does not know, or a command that fails */
export function runDockerfile(place: string): Image {
  const stages = new Map<string, Image>()
  let image = emptyImage(place)
  const bin = makeCommands(place)
  const at = (path: string) => (path.startsWith('/') ? join(image.folder, path) : resolve(image.workdir, path))
  for (const { name, words } of parseDockerfile(readFileSync('Dockerfile', 'utf8'))) {
    if (name === 'FROM') {
      const [, base, stage] = /^(\S+)(?: AS (\w+))?$/.exec(words) ?? []
      if (base !== 'node:24-slim') throw new Error(`The test runs on the Node of ${words}?`)
      image = emptyImage(join(place, stage ?? 'last'))
      mkdirSync(image.folder)
      if (stage) stages.set(stage, image)
    } else if (name === 'WORKDIR') {
      image.workdir = at(words)
      mkdirSync(image.workdir, { recursive: true })
    } else if (name === 'ENV') {
      for (const pair of words.split(' ')) {
        const [key = '', value = ''] = pair.split('=')
        image.env[key] = inFolder(value, image.folder)
      }
    } else if (name === 'COPY') copy(words, stages, at)
    else if (name === 'RUN') run(words, image, bin)
    else if (name === 'USER') image.user = words
    else if (name === 'VOLUME') image.volumes.push(at(words))
    else if (name === 'CMD') image.command = JSON.parse(words)
    else if (name === 'HEALTHCHECK') image.health = JSON.parse(words.slice(words.indexOf('CMD') + 4))
    else if (name !== 'EXPOSE') throw new Error(`The test does not run ${name}`)
  }
  return image
}

function copy(words: string, stages: Map<string, Image>, at: (path: string) => string): void {
  const [, from, paths = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(words) ?? []
  const sources = paths.split(' ')
  const destination = sources.pop() ?? ''
  const target = at(destination)
  const stage = from ? stages.get(from) : null
  if (from && !stage) throw new Error(`The Dockerfile has no stage ${from}`)
  for (const source of sources) {
    const path = stage ? join(stage.folder, source) : resolve(source)
    // a folder is copied without its name
    const isFileInFolder = statSync(path).isFile() && /\/$|^\.$/.test(destination)
    cpSync(path, isFileInFolder ? join(target, basename(path)) : target, {
      recursive: true,
      filter: stage ? undefined : isInContext,
    })
  }
}

const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)

function isInContext(file: string): boolean {
  const path = relative('.', file).replaceAll('\\', '/')
  return !ignored.some((pattern) => matchesGlob(path, pattern))
}

/** `npm ci` compares the lockfile only: `linkBuild` adds the packages of the project. */
function run(words: string, image: Image, bin: string): void {
  const isInstall = words === 'npm ci'
  const command = isInstall ? 'npm ci --dry-run --offline --no-audit' : inFolder(words, image.folder)
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env
  const path = [bin, dirname(process.execPath), process.env.PATH].join(delimiter)
  execFileSync('sh', ['-c', command], { cwd: image.workdir, env: { ...env, ...image.env, PATH: path }, stdio: 'pipe' })
  if (isInstall) linkBuild(image.workdir)
}

/** Packages and the last build of the project: a build of the same sources is not repeated. */
function linkBuild(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const product of ['dist/client', 'dist/server', '.wrangler/deploy'])
    cpSync(product, join(folder, product), { recursive: true })
}

/** Commands of the image that need its users. */
function makeCommands(place: string): string {
  const bin = join(place, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'chown'), '#!/bin/sh\n', { mode: 0o755 })
  return bin
}
