import { expect, test } from 'vitest'
import { toStatements } from './sql-statements.ts'

test('splits a file at its semicolons', () => {
  expect(toStatements('CREATE TABLE a (x);\n\nINSERT INTO a VALUES (1);')).toEqual([
    'CREATE TABLE a (x)',
    'INSERT INTO a VALUES (1)',
  ])
  expect(toStatements('SELECT 1')).toEqual(['SELECT 1'])
  expect(toStatements('-- only words; here\n/* ; */ ;')).toEqual([])
})

test('ignores semicolons in strings, names and comments', () => {
  const sql = `INSERT INTO a VALUES ('it''s; end', "b;") -- why; because\n/* begin; */`
  expect(toStatements(`${sql};SELECT 2;`)).toEqual([sql, 'SELECT 2'])
})

test('keeps a trigger with a CASE expression in one statement', () => {
  const trigger = `CREATE TRIGGER t AFTER INSERT ON a BEGIN
    UPDATE a SET x = CASE WHEN x > 1 THEN 1 ELSE 2 END;
    DELETE FROM b;
  END`
  expect(toStatements(`CREATE TABLE b (y);${trigger};CREATE INDEX i ON a (x);`)).toEqual([
    'CREATE TABLE b (y)',
    trigger,
    'CREATE INDEX i ON a (x)',
  ])
})
