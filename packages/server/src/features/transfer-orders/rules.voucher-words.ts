import type { TransferLegType } from '../../ports/transfer-products.ts';
import type { Language } from '../../shared/language.ts';

/** Voucher texts. `sum` is a formatted amount, and `moment` is a formatted date and time. */
export type VoucherWords = {
  readonly title: string;
  readonly reservation: string;
  readonly transfer: string;
  readonly passengers: string;
  readonly passengerCount: (count: number) => string;
  readonly luggage: string;
  readonly luggages: Readonly<Record<'suitcases' | 'cabinBags' | 'oversized', (count: number) => string>>;
  readonly vehicle: string;
  readonly vehicleOf: (name: string, seats: number) => string;
  readonly extras: string;
  readonly supplier: string;
  readonly order: string;
  readonly legs: Readonly<Record<TransferLegType, string>>;
  readonly canceledLeg: (leg: string) => string;
  readonly canceled: string;
  readonly canceledBy: Readonly<Record<'agency' | 'supplier', string>>;
  readonly refund: string;
  readonly noRefund: string;
  readonly when: string;
  /** Explains the local time. `offset` is a value such as GMT+3, and `timeZone` is a value such as Europe/Istanbul. */
  readonly localTime: (offset: string, timeZone: string) => string;
  readonly from: string;
  readonly to: string;
  readonly flight: Readonly<Record<TransferLegType, string>>;
  readonly meeting: string;
  readonly sign: string;
  readonly waiting: string;
  readonly waitingIncluded: (minutes: number) => string;
  readonly waitingPrice: (sum: string) => string;
  readonly driver: string;
  readonly driversVehicle: string;
  readonly emergency: string;
  readonly payment: string;
  readonly paid: string;
  readonly refunded: string;
  readonly refundPending: string;
  readonly dueInVehicle: string;
  readonly nothingDue: string;
  readonly terms: (moment: string) => string;
  readonly cancellation: string;
  readonly cancellationOf: (leg: string) => string;
  readonly refundUntil: (sum: string, moment: string) => string;
  readonly afterwards: string;
  readonly neverRefunded: string;
  readonly rules: string;
  readonly bring: string;
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const VOUCHER_WORDS: Readonly<Record<Language, VoucherWords>> = {
  en: {
    title: 'Transfer voucher',
    reservation: 'Reservation',
    transfer: 'Transfer',
    passengers: 'Passengers',
    passengerCount: (count) => `${counted(count, 'passenger', 'passengers')} in total`,
    luggage: 'Luggage',
    luggages: {
      suitcases: (count) => counted(count, 'suitcase', 'suitcases'),
      cabinBags: (count) => counted(count, 'cabin bag', 'cabin bags'),
      oversized: (count) => counted(count, 'bulky item', 'bulky items'),
    },
    vehicle: 'Vehicle',
    vehicleOf: (name, seats) => `${name} or similar, ${counted(seats, 'seat', 'seats')}`,
    extras: 'Extras',
    supplier: 'Transfer company',
    order: 'Order',
    legs: { oneway: 'Outbound transfer', return: 'Return transfer' },
    canceledLeg: (leg) => `${leg}: cancelled`,
    canceled: 'Cancelled',
    canceledBy: { agency: 'at the request of your travel agency', supplier: 'by the transfer company' },
    refund: 'Refund',
    noRefund: 'none',
    when: 'Pick-up',
    localTime: (offset, timeZone) => `local time, ${offset} (${timeZone})`,
    from: 'From',
    to: 'To',
    flight: { oneway: 'Arrival flight', return: 'Departure flight' },
    meeting: 'Meeting point',
    sign: 'Name on the sign',
    waiting: 'Waiting time',
    waitingIncluded: (minutes) => `${counted(minutes, 'minute', 'minutes')} included`,
    waitingPrice: (sum) => `${sum} for each additional minute, paid to the driver`,
    driver: 'Driver',
    driversVehicle: 'Driver’s vehicle',
    emergency: 'Emergency phone',
    payment: 'Payment',
    paid: 'Paid',
    refunded: 'Refunded',
    refundPending: 'The refund is being processed.',
    dueInVehicle: 'Due in the vehicle',
    nothingDue: 'nothing, fully paid',
    terms: (moment) => `Terms, agreed on ${moment}`,
    cancellation: 'Cancellation',
    cancellationOf: (leg) => `Cancellation, ${leg.toLowerCase()}`,
    refundUntil: (sum, moment) => `until ${moment}: refund of ${sum}`,
    afterwards: 'afterwards: no refund',
    neverRefunded: 'no refund',
    rules: 'Further terms',
    bring:
      'Please keep this voucher and your identity card or passport at hand. If you cannot find the driver, call the emergency phone number before you leave the meeting point.',
  },
  tr: {
    title: 'Transfer belgesi',
    reservation: 'Rezervasyon',
    transfer: 'Transfer',
    passengers: 'Yolcular',
    passengerCount: (count) => `toplam ${count} yolcu`,
    luggage: 'Bagaj',
    luggages: {
      suitcases: (count) => `${count} bavul`,
      cabinBags: (count) => `${count} kabin çantası`,
      oversized: (count) => `${count} büyük parça`,
    },
    vehicle: 'Araç',
    vehicleOf: (name, seats) => `${name} veya benzeri, ${seats} koltuk`,
    extras: 'Ek hizmetler',
    supplier: 'Transfer şirketi',
    order: 'Sipariş',
    legs: { oneway: 'Gidiş transferi', return: 'Dönüş transferi' },
    canceledLeg: (leg) => `${leg}: iptal edildi`,
    canceled: 'İptal',
    canceledBy: { agency: 'seyahat acentenizin talebiyle', supplier: 'transfer şirketi tarafından' },
    refund: 'İade',
    noRefund: 'yok',
    when: 'Alınış zamanı',
    localTime: (offset, timeZone) => `yerel saat, ${offset} (${timeZone})`,
    from: 'Nereden',
    to: 'Nereye',
    flight: { oneway: 'Varış uçuşu', return: 'Kalkış uçuşu' },
    meeting: 'Buluşma noktası',
    sign: 'Tabeladaki isim',
    waiting: 'Bekleme süresi',
    waitingIncluded: (minutes) => `${minutes} dakika dahil`,
    waitingPrice: (sum) => `aşılan her dakika için ${sum}, sürücüye ödenir`,
    driver: 'Sürücü',
    driversVehicle: 'Sürücünün aracı',
    emergency: 'Acil durum telefonu',
    payment: 'Ödeme',
    paid: 'Ödenen',
    refunded: 'İade edilen',
    refundPending: 'İade işlemi sürüyor.',
    dueInVehicle: 'Araçta ödenecek',
    nothingDue: 'yok, tamamı ödendi',
    terms: (moment) => `Koşullar, kabul tarihi: ${moment}`,
    cancellation: 'İptal',
    cancellationOf: (leg) => `İptal, ${leg.toLocaleLowerCase('tr')}`,
    refundUntil: (sum, moment) => `son tarih ${moment}: ${sum} iade`,
    afterwards: 'sonrasında: iade yok',
    neverRefunded: 'iade yok',
    rules: 'Diğer koşullar',
    bring:
      'Lütfen bu belgeyi ve kimliğinizi veya pasaportunuzu yanınızda bulundurun. Sürücüyü bulamazsanız buluşma noktasından ayrılmadan önce acil durum telefonunu arayın.',
  },
  de: {
    title: 'Transfer-Voucher',
    reservation: 'Reservierung',
    transfer: 'Transfer',
    passengers: 'Reisende',
    passengerCount: (count) => `insgesamt ${counted(count, 'Person', 'Personen')}`,
    luggage: 'Gepäck',
    luggages: {
      suitcases: (count) => `${count} Koffer`,
      cabinBags: (count) => counted(count, 'Kabinentasche', 'Kabinentaschen'),
      oversized: (count) => counted(count, 'sperriges Gepäckstück', 'sperrige Gepäckstücke'),
    },
    vehicle: 'Fahrzeug',
    vehicleOf: (name, seats) => `${name} oder ähnlich, ${counted(seats, 'Sitzplatz', 'Sitzplätze')}`,
    extras: 'Extras',
    supplier: 'Transferunternehmen',
    order: 'Auftrag',
    legs: { oneway: 'Hinfahrt', return: 'Rückfahrt' },
    canceledLeg: (leg) => `${leg}: storniert`,
    canceled: 'Storniert',
    canceledBy: { agency: 'auf Wunsch Ihres Reisebüros', supplier: 'vom Transferunternehmen' },
    refund: 'Erstattung',
    noRefund: 'keine',
    when: 'Abholung',
    localTime: (offset, timeZone) => `Ortszeit, ${offset} (${timeZone})`,
    from: 'Von',
    to: 'Nach',
    flight: { oneway: 'Ankunftsflug', return: 'Abflug' },
    meeting: 'Treffpunkt',
    sign: 'Name auf dem Schild',
    waiting: 'Wartezeit',
    waitingIncluded: (minutes) => `${counted(minutes, 'Minute', 'Minuten')} inbegriffen`,
    waitingPrice: (sum) => `${sum} für jede weitere Minute, zahlbar an den Fahrer`,
    driver: 'Fahrer',
    driversVehicle: 'Fahrzeug des Fahrers',
    emergency: 'Notfalltelefon',
    payment: 'Zahlung',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    refundPending: 'Die Erstattung ist in Bearbeitung.',
    dueInVehicle: 'Im Fahrzeug zu zahlen',
    nothingDue: 'nichts, vollständig bezahlt',
    terms: (moment) => `Bedingungen, vereinbart am ${moment}`,
    cancellation: 'Stornierung',
    cancellationOf: (leg) => `Stornierung, ${leg}`,
    refundUntil: (sum, moment) => `bis ${moment}: Erstattung von ${sum}`,
    afterwards: 'danach: keine Erstattung',
    neverRefunded: 'keine Erstattung',
    rules: 'Weitere Bedingungen',
    bring:
      'Bitte halten Sie diesen Voucher und Ihren Personalausweis oder Reisepass bereit. Wenn Sie den Fahrer nicht finden, rufen Sie das Notfalltelefon an, bevor Sie den Treffpunkt verlassen.',
  },
};
