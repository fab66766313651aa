import { every } from 'hono/combine'
import { csrf } from './csrf.ts'
import { limitBody } from './limit-body.ts'

export const checkWrite = every(csrf, limitBody)
