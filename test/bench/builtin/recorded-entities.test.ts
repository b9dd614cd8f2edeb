import { expect, test } from 'vitest'
import { parseRecordedEntities } from './recorded-entities.ts'

test('entities are read and relationships are not', () => {
  const reply = `("entity"<|>"FAN"<|>"PERSON"<|>"Fan is Scrooge's sister.")##
("relationship"<|>"Fan"<|>"Scrooge"<|>"Brother and sister"<|>9)##<|COMPLETE|>`
  expect(parseRecordedEntities(reply)).toEqual([{ name: 'FAN', type: 'person' }])
})

test.each([
  ['in a numbered list', '1. ("entity"<|>"Bob Cratchit"<|>"person"<|>"A clerk.")'],
  ['in bold', '**("entity"<|>"Bob Cratchit"<|>"person"<|>"A clerk.")**'],
  ['with curly quotes', '(“entity”<|>“Bob Cratchit”<|>“person”<|>“A clerk.”)'],
  ['with a broken delimiter', '("entity"|>"Bob Cratchit"</|>"person"<|>"A clerk.")'],
  ['without quotes', '(entity<|>Bob Cratchit<|>person<|>A clerk.)'],
])('a record %s is read', (_, reply) => {
  expect(parseRecordedEntities(reply)).toEqual([{ name: 'Bob Cratchit', type: 'person' }])
})

test('a reply that is no list of records holds no entity', () => {
  expect(parseRecordedEntities('I am sorry, there is no entity in this text.')).toEqual([])
})
