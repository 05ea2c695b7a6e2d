import { expect, test } from 'vitest'
import { hasContact } from './contact-in-name.ts'

test.each([
  'Kari klokker.example',
  'www.klokker.no',
  'https://klokker',
  'Kari @klokker',
  'kari@example.com',
  'Klokker．no',
  'Klokker。no',
  'Ring 912 34 567',
  'Kari +47 (912) 34-567',
])('%s is refused', (name) => expect(hasContact(name)).toBe(true))

test.each([
  'Kari Nordmann',
  'J.R.R. Tolkien',
  'Ola Nordmann Jr.',
  'Per-Erik O’Hara',
  'Kari 1984',
  'Anne 12-34-56',
  '👩‍👩‍👧 Kari',
  '王小明',
])('%s is a name', (name) => expect(hasContact(name)).toBe(false))
