/** Captchas of a form: a honeypot must stay empty, a script captcha must return its signed token. */
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Input names by handle, as Formie has them. */
const inputNames = { honeypot: 'beehive', javascript: '__JSCHK' } as const
export type CaptchaHandle = keyof typeof inputNames
export type CaptchaAnswer = { handle?: string | null; value?: string | null }

const tokenLifeMs = 3_600_000

export const toCaptchaHandles = (setting: unknown): CaptchaHandle[] =>
  (Object.keys(inputNames) as CaptchaHandle[]).filter((handle) => Array.isArray(setting) && setting.includes(handle))

const sign = (key: string, formId: number, expiresAt: string) =>
  createHmac('sha256', key).update(`${formId}.${expiresAt}`).digest('base64url')

function issueToken(key: string, formId: number, now: Date): string {
  const expiresAt = String(now.getTime() + tokenLifeMs)
  return `${expiresAt}.${sign(key, formId, expiresAt)}`
}

function isTokenValid(token: string, key: string, formId: number, now: Date): boolean {
  const [expiresAt = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, formId, expiresAt))]
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiresAt) > now.getTime()
}

export const toCaptchas = (handles: readonly CaptchaHandle[], key: string, formId: number, now: Date) =>
  handles.map((handle) => ({
    handle,
    name: inputNames[handle],
    value: handle === 'javascript' ? issueToken(key, formId, now) : '',
  }))

/** Whether every captcha of the form is passed. */
export function passesCaptchas(
  handles: readonly CaptchaHandle[],
  answers: readonly CaptchaAnswer[],
  key: string,
  formId: number,
  now: Date,
): boolean {
  return handles.every((handle) => {
    const value = answers.find((answer) => answer.handle === handle)?.value ?? ''
    return handle === 'javascript' ? isTokenValid(value, key, formId, now) : value === ''
  })
}
