import type { Language } from './challenges.ts';

export type Words = {
  readonly locale: string;
  readonly service: string;
  readonly title: string;
  readonly lead: string;
  readonly merchant: string;
  readonly amount: string;
  readonly card: string;
  readonly date: string;
  readonly code: string;
  readonly codeHint: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly wrong: (left: number) => string;
  readonly passed: string;
  readonly failed: string;
  readonly givenUp: string;
  readonly closed: string;
  readonly goOn: string;
  readonly goBack: string;
  readonly unknown: string;
  readonly unknownLead: string;
  readonly simulated: string;
  readonly simulatedCode: string;
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    locale: 'en-GB',
    service: 'Secure payment',
    title: 'Confirm your payment',
    lead: 'Enter the code that we sent to your phone.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    date: 'Date',
    code: 'Six-digit code',
    codeHint: 'We never ask for this code by phone.',
    confirm: 'Confirm payment',
    cancel: 'Cancel payment',
    wrong: (left) => `This code is incorrect. ${left === 1 ? 'One attempt' : `${left} attempts`} left.`,
    passed: 'Payment confirmed',
    failed: 'The payment was not confirmed',
    givenUp: 'You cancelled the payment',
    closed: 'This payment is no longer active',
    goOn: 'Continue on the merchant’s site.',
    goBack: 'Back to the merchant',
    unknown: 'No payment to confirm',
    unknownLead: 'Return to the site where you are paying and start again.',
    simulated: 'Simulated bank for testing. No money moves.',
    simulatedCode: 'The code is 123456.',
  },
  tr: {
    locale: 'tr-TR',
    service: 'Güvenli ödeme',
    title: 'Ödemenizi onaylayın',
    lead: 'Telefonunuza gönderdiğimiz kodu girin.',
    merchant: 'İş yeri',
    amount: 'Tutar',
    card: 'Kart',
    date: 'Tarih',
    code: 'Altı haneli kod',
    codeHint: 'Bu kodu telefonda asla sormayız.',
    confirm: 'Ödemeyi onayla',
    cancel: 'Ödemeden vazgeç',
    wrong: (left) => `Kod hatalı. ${left} deneme hakkınız kaldı.`,
    passed: 'Ödeme onaylandı',
    failed: 'Ödeme onaylanmadı',
    givenUp: 'Ödemeyi iptal ettiniz',
    closed: 'Bu ödeme artık geçerli değil',
    goOn: 'İş yerinin sitesinde devam edin.',
    goBack: 'İş yerine dön',
    unknown: 'Onaylanacak ödeme bulunamadı',
    unknownLead: 'Ödeme yaptığınız siteye dönüp yeniden başlayın.',
    simulated: 'Test amaçlı sanal banka. Gerçek para hareketi olmaz.',
    simulatedCode: 'Kod: 123456.',
  },
  de: {
    locale: 'de-DE',
    service: 'Sichere Zahlung',
    title: 'Zahlung bestätigen',
    lead: 'Geben Sie den Code ein, den wir an Ihr Telefon gesendet haben.',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    date: 'Datum',
    code: 'Sechsstelliger Code',
    codeHint: 'Wir fragen Sie nie am Telefon nach diesem Code.',
    confirm: 'Zahlung bestätigen',
    cancel: 'Zahlung abbrechen',
    wrong: (left) => `Der Code ist falsch. Sie haben noch ${left === 1 ? 'einen Versuch' : `${left} Versuche`}.`,
    passed: 'Zahlung bestätigt',
    failed: 'Die Zahlung wurde nicht bestätigt',
    givenUp: 'Sie haben die Zahlung abgebrochen',
    closed: 'Diese Zahlung ist nicht mehr aktiv',
    goOn: 'Fahren Sie auf der Website des Händlers fort.',
    goBack: 'Zurück zum Händler',
    unknown: 'Keine Zahlung zu bestätigen',
    unknownLead: 'Kehren Sie zu der Website zurück, auf der Sie bezahlen, und beginnen Sie erneut.',
    simulated: 'Simulierte Bank zum Testen. Es fließt kein Geld.',
    simulatedCode: 'Der Code lautet 123456.',
  },
};
