import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Chance } from '../world/chance.ts';
import type { Office } from './offices.ts';
import { amountOf } from './prices.ts';
import type { Rental } from './rental.ts';

type VendorOffice = components['schemas']['VendorOffice'];
type Access = NonNullable<VendorOffice['access']>;

const INSTRUCTIONS: Readonly<Record<Access | 'keyBox' | 'atTheOffice', NonNullable<VendorOffice['instructions']>>> = {
  inTerminal: {
    en: 'Our desk is in the arrivals hall, next to the other rental desks.',
    tr: 'Bankomuz gelen yolcu salonunda, diğer araç kiralama bankolarının yanındadır.',
    de: 'Unser Schalter ist in der Ankunftshalle, neben den anderen Autovermietern.',
  },
  shuttle: {
    en: 'Take the free shuttle outside the arrivals hall. It leaves every 20 minutes.',
    tr: 'Gelen yolcu salonu çıkışından kalkan ücretsiz servise binin. Servis 20 dakikada bir kalkar.',
    de: 'Nehmen Sie den kostenlosen Bus vor der Ankunftshalle. Er fährt alle 20 Minuten.',
  },
  meetAndGreet: {
    en: "A staff member waits at the exit of the arrivals hall with the driver's name on a sign.",
    tr: 'Görevlimiz gelen yolcu çıkışında, üzerinde sürücünün adı yazan bir tabelayla bekler.',
    de: 'Am Ausgang der Ankunftshalle wartet ein Mitarbeiter mit dem Namen des Fahrers auf einem Schild.',
  },
  callForPickup: {
    en: 'Call the office when you have your luggage. You will be picked up within 15 minutes.',
    tr: 'Bagajınızı aldığınızda ofisi arayın. 15 dakika içinde alınırsınız.',
    de: 'Rufen Sie die Station an, sobald Sie Ihr Gepäck haben. Sie werden innerhalb von 15 Minuten abgeholt.',
  },
  keyBox: {
    en: 'The key is in the box at the entrance. The code is in the rental company’s confirmation.',
    tr: 'Anahtar girişteki kutudadır. Kutunun kodu kiralama şirketinin onayında yazar.',
    de: 'Der Schlüssel liegt im Kasten am Eingang. Der Code steht in der Bestätigung des Vermieters.',
  },
  atTheOffice: {
    en: 'Come to the office with your driving licence, your identity card and the card for the deposit.',
    tr: 'Ehliyetiniz, kimliğiniz ve depozito için kullanacağınız kartla ofise gelin.',
    de: 'Kommen Sie mit Führerschein, Ausweis und der Karte für die Kaution zur Station.',
  },
};

export function arrivingAt(
  rental: Rental,
  office: Office,
  { deliveryType, chance }: { deliveryType: VendorOffice['deliveryType']; chance: Chance },
): Pick<VendorOffice, 'address' | 'phone' | 'access' | 'instructions' | 'outOfHours'> {
  const access = accessTo(office, deliveryType);
  const { outOfHours } = rental.vendor.terms;
  return {
    address: addressOf(office, chance),
    phone: phoneOf(office, chance),
    access,
    instructions: INSTRUCTIONS[access ?? (deliveryType === 'keyBox' ? 'keyBox' : 'atTheOffice')],
    outOfHours: outOfHours ? { available: true, fee: amountOf(outOfHours.euro, rental) } : { available: false },
  };
}

/** Returns how customers get to the car. Hub airports have a shuttle. Elsewhere, customers call to be picked up. */
function accessTo({ isHub }: Office, deliveryType: VendorOffice['deliveryType']): Access | undefined {
  switch (deliveryType) {
    case 'airportOffice':
      return 'inTerminal';
    case 'shuttle':
      return isHub ? 'shuttle' : 'callForPickup';
    case 'meetAndGreet':
      return 'meetAndGreet';
    default:
      return undefined;
  }
}

function addressOf({ kind, id, name, city, countryCode }: Office, chance: Chance): string {
  if (kind === 'airport') return `${name}, ${city}`;
  const number = 1 + Math.floor(chance('address', id) * 180);
  return `${countryCode === 'TR' ? `Atatürk Caddesi ${number}` : `Station Road ${number}`}, ${city}`;
}

/** The prefix 850 000 is not assigned to any company. */
function phoneOf({ id }: Office, chance: Chance): string {
  return `+90850000${String(1000 + Math.floor(chance('phone', id) * 9000))}`;
}
