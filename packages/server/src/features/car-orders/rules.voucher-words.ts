import type { Language } from '../../shared/language.ts';

type Coverage = 'collision' | 'theft' | 'glassTyreHeadlight';

/** Texts of a voucher. `sum` is an amount in words. */
export type VoucherWords = {
  readonly title: string;
  readonly reservation: string;
  readonly order: string;
  readonly vendor: string;
  readonly driver: string;
  readonly flight: string;
  readonly car: string;
  readonly carClass: (brandAndModel: string, carClass: string) => string;
  readonly extras: string;
  readonly pickUp: string;
  readonly dropOff: string;
  readonly when: string;
  /** Explains the local time. `offset` is a value such as GMT+3, `timeZone` one such as Europe/Istanbul. */
  readonly localTime: (offset: string, timeZone: string) => string;
  readonly office: string;
  readonly phone: string;
  readonly wayThere: string;
  readonly open: string;
  readonly closed: string;
  readonly atTheDesk: string;
  readonly due: string;
  readonly nothingDue: string;
  readonly deposit: string;
  readonly cards: Readonly<Record<'credit' | 'debit', string>>;
  readonly mileage: string;
  readonly unlimited: string;
  readonly perDay: (km: number) => string;
  readonly perRental: (km: number) => string;
  readonly further: (sum: string) => string;
  readonly excess: (coverage: string) => string;
  readonly noExcess: string;
  readonly loweredBy: (insurance: string) => string;
  readonly mayBeLoweredBy: (insurances: string) => string;
  readonly coverages: Readonly<Record<Coverage, string>>;
  readonly bring: string;
};

export const VOUCHER_WORDS: Readonly<Record<Language, VoucherWords>> = {
  en: {
    title: 'Rental voucher',
    reservation: 'Reservation',
    order: 'Order',
    vendor: 'Rental company',
    driver: 'Driver',
    flight: 'Arrives with',
    car: 'Car',
    carClass: (car, carClass) => `${car} or similar, ${carClass}`,
    extras: 'With it',
    pickUp: 'Pick-up',
    dropOff: 'Return',
    when: 'When',
    localTime: (offset, timeZone) => `local time, ${offset} (${timeZone})`,
    office: 'Office',
    phone: 'Phone',
    wayThere: 'Getting there',
    open: 'Open that day',
    closed: 'closed; the car changes hands nevertheless',
    atTheDesk: 'At the desk',
    due: 'To pay',
    nothingDue: 'nothing, all is paid',
    deposit: 'Deposit',
    cards: { credit: 'credit card', debit: 'debit card' },
    mileage: 'Distance',
    unlimited: 'not limited',
    perDay: (km) => `${km} km per day are included`,
    perRental: (km) => `${km} km are included`,
    further: (sum) => `each further kilometre ${sum}`,
    excess: (coverage) => `Excess, ${coverage}`,
    noExcess: 'none',
    loweredBy: (insurance) => `with ${insurance}`,
    mayBeLoweredBy: (insurances) => `may be less with ${insurances}: ask the rental company`,
    coverages: { collision: 'damage', theft: 'theft', glassTyreHeadlight: 'windows, tyres, headlights' },
    bring:
      "Please bring this voucher, the driver's licence, an identity card or passport and the card for the deposit.",
  },
  tr: {
    title: 'Araç kiralama belgesi',
    reservation: 'Rezervasyon',
    order: 'Sipariş',
    vendor: 'Kiralama şirketi',
    driver: 'Sürücü',
    flight: 'Geliş uçuşu',
    car: 'Araç',
    carClass: (car, carClass) => `${car} veya benzeri, ${carClass}`,
    extras: 'Ek ürünler',
    pickUp: 'Alış',
    dropOff: 'İade',
    when: 'Tarih ve saat',
    localTime: (offset, timeZone) => `yerel saat, ${offset} (${timeZone})`,
    office: 'Ofis',
    phone: 'Telefon',
    wayThere: 'Ulaşım',
    open: 'O gün açık',
    closed: 'kapalı; araç yine de teslim edilir',
    atTheDesk: 'Ofiste',
    due: 'Ödenecek',
    nothingDue: 'yok, tamamı ödendi',
    deposit: 'Depozito',
    cards: { credit: 'kredi kartı', debit: 'banka kartı' },
    mileage: 'Mesafe',
    unlimited: 'sınırsız',
    perDay: (km) => `günde ${km} km dahil`,
    perRental: (km) => `toplam ${km} km dahil`,
    further: (sum) => `fazla her kilometre ${sum}`,
    excess: (coverage) => `Muafiyet, ${coverage}`,
    noExcess: 'yok',
    loweredBy: (insurance) => `${insurance} ile`,
    mayBeLoweredBy: (insurances) => `${insurances} ile daha düşük olabilir; kiralama şirketine sorun`,
    coverages: { collision: 'hasar', theft: 'çalınma', glassTyreHeadlight: 'cam, lastik, far' },
    bring: 'Lütfen bu belgeyi, sürücü belgesini, kimlik veya pasaportu ve depozito için kartı yanınızda getirin.',
  },
  de: {
    title: 'Mietwagen-Voucher',
    reservation: 'Reservierung',
    order: 'Auftrag',
    vendor: 'Vermieter',
    driver: 'Fahrer',
    flight: 'Ankunft mit',
    car: 'Fahrzeug',
    carClass: (car, carClass) => `${car} oder ähnlich, ${carClass}`,
    extras: 'Dazu',
    pickUp: 'Abholung',
    dropOff: 'Rückgabe',
    when: 'Wann',
    localTime: (offset, timeZone) => `Ortszeit, ${offset} (${timeZone})`,
    office: 'Station',
    phone: 'Telefon',
    wayThere: 'Weg dorthin',
    open: 'An dem Tag geöffnet',
    closed: 'geschlossen; das Fahrzeug wird trotzdem übergeben',
    atTheDesk: 'Am Schalter',
    due: 'Zu zahlen',
    nothingDue: 'nichts, alles ist bezahlt',
    deposit: 'Kaution',
    cards: { credit: 'Kreditkarte', debit: 'Debitkarte' },
    mileage: 'Strecke',
    unlimited: 'nicht begrenzt',
    perDay: (km) => `${km} km pro Tag inbegriffen`,
    perRental: (km) => `${km} km inbegriffen`,
    further: (sum) => `jeder weitere Kilometer ${sum}`,
    excess: (coverage) => `Selbstbeteiligung, ${coverage}`,
    noExcess: 'keine',
    loweredBy: (insurance) => `mit ${insurance}`,
    mayBeLoweredBy: (insurances) => `mit ${insurances} eventuell niedriger; fragen Sie den Vermieter`,
    coverages: { collision: 'Schäden', theft: 'Diebstahl', glassTyreHeadlight: 'Scheiben, Reifen, Scheinwerfer' },
    bring: 'Bitte bringen Sie diesen Voucher, den Führerschein, Ausweis oder Pass und die Karte für die Kaution mit.',
  },
};
