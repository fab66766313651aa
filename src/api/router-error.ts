/** What a loader gets instead of an answer: the router's own error where nothing is there, else the problem. */
import { notFound } from '@tanstack/react-router'
import { HttpProblem, type Problem } from '#service/problem.ts'

export const toRouterError = (problem: Problem) => (problem.status === 404 ? notFound() : new HttpProblem(problem))
