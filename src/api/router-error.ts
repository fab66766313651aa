/** The error that a loader throws: the router's notFound for 404, else an HttpProblem. */
import { notFound } from '@tanstack/react-router'
import { HttpProblem, type Problem } from '#service/problem.ts'

export const toRouterError = (problem: Problem) => (problem.status === 404 ? notFound() : new HttpProblem(problem))
