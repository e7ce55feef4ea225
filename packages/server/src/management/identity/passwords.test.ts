import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords(randomBytes);

test('a hash names argon2id and its cost, is unique, and accepts any Unicode form of its password', async () => {
  const [one, other] = await Promise.all([passwords.hash('şifre değil bu'), passwords.hash('şifre değil bu')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await passwords.isRight('şifre değil bu'.normalize('NFD'), one)).toBe(true);
  expect(await passwords.isRight('sifre degil bu', one)).toBe(false);
});

test('a hash created by a different implementation is accepted', async () => {
  // Hash created by the reference implementation `argon2` with the salt `somesalt`.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.isRight('password', hash)).toBe(true);
  expect(await passwords.isRight('passwore', hash)).toBe(false);
});

test('a password without a hash is refused', async () => {
  expect(await passwords.isRight('anything', undefined)).toBe(false);
});
