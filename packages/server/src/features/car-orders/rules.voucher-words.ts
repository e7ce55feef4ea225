import type { Language } from '../../shared/language.ts';

type Coverage = 'collision' | 'theft' | 'glassTyreHeadlight';
type IncludedCoverage = Coverage | 'thirdParty' | 'personalAccident' | 'roadsideAssistance';

/** Voucher texts. `sum` is a formatted amount. */
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
  /** Explains the local time. `offset` is a value such as GMT+3, and `timeZone` is a value such as Europe/Istanbul. */
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
  readonly furtherKm: (sum: string) => string;
  readonly excess: (coverage: string) => string;
  readonly noExcess: string;
  readonly loweredBy: (insurance: string) => string;
  readonly mayBeLoweredBy: (insurances: string) => string;
  readonly coverages: Readonly<Record<Coverage, string>>;
  /** `moment` is a formatted date and time. */
  readonly terms: (moment: string) => string;
  readonly cancellation: string;
  readonly freeUntil: (moment: string) => string;
  readonly feeUntil: (sum: string, moment: string) => string;
  readonly afterwards: string;
  readonly included: string;
  readonly includedCoverages: Readonly<Record<IncludedCoverage, string>>;
  readonly fuel: string;
  readonly insurance: string;
  readonly further: string;
  readonly bring: string;
};

export const VOUCHER_WORDS: Readonly<Record<Language, VoucherWords>> = {
  en: {
    title: 'Rental voucher',
    reservation: 'Reservation',
    order: 'Order',
    vendor: 'Rental company',
    driver: 'Driver',
    flight: 'Arrival flight',
    car: 'Car',
    carClass: (car, carClass) => `${car} or similar, ${carClass}`,
    extras: 'Extras',
    pickUp: 'Pick-up',
    dropOff: 'Return',
    when: 'Date and time',
    localTime: (offset, timeZone) => `local time, ${offset} (${timeZone})`,
    office: 'Office',
    phone: 'Phone',
    wayThere: 'Getting there',
    open: 'Opening hours',
    closed: 'closed; pick-up and return are still possible',
    atTheDesk: 'At the desk',
    due: 'Amount due',
    nothingDue: 'nothing, fully paid',
    deposit: 'Deposit',
    cards: { credit: 'credit card', debit: 'debit card' },
    mileage: 'Mileage',
    unlimited: 'unlimited',
    perDay: (km) => `${km} km per day included`,
    perRental: (km) => `${km} km included`,
    furtherKm: (sum) => `${sum} for each additional kilometre`,
    excess: (coverage) => `Excess, ${coverage}`,
    noExcess: 'none',
    loweredBy: (insurance) => `with ${insurance}`,
    mayBeLoweredBy: (insurances) => `may be lower with ${insurances}; ask the rental company`,
    coverages: { collision: 'damage', theft: 'theft', glassTyreHeadlight: 'windows, tyres, headlights' },
    terms: (moment) => `Terms, agreed on ${moment}`,
    cancellation: 'Cancellation',
    freeUntil: (moment) => `free until ${moment}`,
    feeUntil: (sum, moment) => `fee of ${sum} until ${moment}`,
    afterwards: 'afterwards: no refund',
    included: 'Included cover',
    includedCoverages: {
      collision: 'damage to the car',
      theft: 'theft of the car',
      thirdParty: 'damage to third parties',
      glassTyreHeadlight: 'windows, tyres, headlights',
      personalAccident: 'personal accidents',
      roadsideAssistance: 'roadside assistance',
    },
    fuel: 'Fuel',
    insurance: 'Insurance ordered',
    further: 'Further terms',
    bring:
      'Please bring this voucher, your driving licence, your identity card or passport, and the card for the deposit.',
  },
  tr: {
    title: 'Araç kiralama belgesi',
    reservation: 'Rezervasyon',
    order: 'Sipariş',
    vendor: 'Kiralama şirketi',
    driver: 'Sürücü',
    flight: 'Varış uçuşu',
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
    open: 'Çalışma saatleri',
    closed: 'kapalı; araç yine de alınıp iade edilebilir',
    atTheDesk: 'Ofiste',
    due: 'Ödenecek',
    nothingDue: 'yok, tamamı ödendi',
    deposit: 'Depozito',
    cards: { credit: 'kredi kartı', debit: 'banka kartı' },
    mileage: 'Kilometre',
    unlimited: 'sınırsız',
    perDay: (km) => `günde ${km} km dahil`,
    perRental: (km) => `toplam ${km} km dahil`,
    furtherKm: (sum) => `aşılan her kilometre için ${sum}`,
    excess: (coverage) => `Muafiyet, ${coverage}`,
    noExcess: 'yok',
    loweredBy: (insurance) => `${insurance} ile`,
    mayBeLoweredBy: (insurances) => `${insurances} ile daha düşük olabilir; kiralama şirketine sorun`,
    coverages: { collision: 'hasar', theft: 'çalınma', glassTyreHeadlight: 'cam, lastik, far' },
    terms: (moment) => `Koşullar, kabul tarihi: ${moment}`,
    cancellation: 'İptal',
    freeUntil: (moment) => `son tarih ${moment}: ücretsiz`,
    feeUntil: (sum, moment) => `son tarih ${moment}: ${sum} kesinti`,
    afterwards: 'sonrasında: iade yok',
    included: 'Dahil olan güvenceler',
    includedCoverages: {
      collision: 'araç hasarı',
      theft: 'aracın çalınması',
      thirdParty: 'üçüncü şahıs zararları',
      glassTyreHeadlight: 'cam, lastik, far',
      personalAccident: 'ferdi kaza',
      roadsideAssistance: 'yol yardımı',
    },
    fuel: 'Yakıt',
    insurance: 'Alınan sigorta',
    further: 'Diğer koşullar',
    bring:
      'Lütfen bu belgeyi, sürücü belgenizi, kimliğinizi veya pasaportunuzu ve depozito için kullanacağınız kartı yanınızda getirin.',
  },
  de: {
    title: 'Mietwagen-Voucher',
    reservation: 'Reservierung',
    order: 'Auftrag',
    vendor: 'Vermieter',
    driver: 'Fahrer',
    flight: 'Ankunftsflug',
    car: 'Fahrzeug',
    carClass: (car, carClass) => `${car} oder ähnlich, ${carClass}`,
    extras: 'Extras',
    pickUp: 'Abholung',
    dropOff: 'Rückgabe',
    when: 'Datum und Uhrzeit',
    localTime: (offset, timeZone) => `Ortszeit, ${offset} (${timeZone})`,
    office: 'Station',
    phone: 'Telefon',
    wayThere: 'Anfahrt',
    open: 'Öffnungszeiten',
    closed: 'geschlossen; Abholung und Rückgabe sind trotzdem möglich',
    atTheDesk: 'Am Schalter',
    due: 'Zu zahlen',
    nothingDue: 'nichts, vollständig bezahlt',
    deposit: 'Kaution',
    cards: { credit: 'Kreditkarte', debit: 'Debitkarte' },
    mileage: 'Kilometer',
    unlimited: 'unbegrenzt',
    perDay: (km) => `${km} km pro Tag inbegriffen`,
    perRental: (km) => `${km} km inbegriffen`,
    furtherKm: (sum) => `${sum} für jeden weiteren Kilometer`,
    excess: (coverage) => `Selbstbeteiligung, ${coverage}`,
    noExcess: 'keine',
    loweredBy: (insurance) => `mit ${insurance}`,
    mayBeLoweredBy: (insurances) => `mit ${insurances} eventuell niedriger; fragen Sie den Vermieter`,
    coverages: { collision: 'Schäden', theft: 'Diebstahl', glassTyreHeadlight: 'Scheiben, Reifen, Scheinwerfer' },
    terms: (moment) => `Bedingungen, vereinbart am ${moment}`,
    cancellation: 'Stornierung',
    freeUntil: (moment) => `kostenlos bis ${moment}`,
    feeUntil: (sum, moment) => `${sum} Gebühr bis ${moment}`,
    afterwards: 'danach: keine Erstattung',
    included: 'Inbegriffener Schutz',
    includedCoverages: {
      collision: 'Schäden am Fahrzeug',
      theft: 'Diebstahl des Fahrzeugs',
      thirdParty: 'Schäden Dritter',
      glassTyreHeadlight: 'Scheiben, Reifen, Scheinwerfer',
      personalAccident: 'Insassenunfall',
      roadsideAssistance: 'Pannenhilfe',
    },
    fuel: 'Tankregelung',
    insurance: 'Gebuchte Versicherung',
    further: 'Weitere Bedingungen',
    bring:
      'Bitte bringen Sie diesen Voucher, Ihren Führerschein, Ihren Personalausweis oder Reisepass und die Karte für die Kaution mit.',
  },
};
