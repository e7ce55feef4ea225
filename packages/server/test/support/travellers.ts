/** The tests' default traveller, with a Turkish identity number. */
export const deniz = {
  firstName: 'Deniz',
  lastName: 'Kaya',
  email: 'deniz.kaya@example.com',
  nationality: 'TR',
  phone: '+905321234567',
  birthDate: '1990-04-12',
  identityNumber: '10000000146',
};
