import { errorAdvice } from '../../generated/advice.tr.ts';
import type { Advice } from '../advice.ts';

export const advice: Advice = {
  errors: errorAdvice,
  steps: {
    carSearched: '`searchCars` işlemini çağırın.',
    carOrdered: '`createOrder` ile bir Test Drive aracı sipariş edin.',
    paidByCard: 'Bir siparişi `payOrder` ve bir test kartıyla ödeyin.',
    paidWith3ds: '3D Secure gerektiren bir kartla ödeyin, sayfayı gösterin ve kodu girin.',
    declineHandled: 'Reddedilen bir test kartıyla ödeyin (402).',
    outcomeUnknownHandled: '`Timeout` soyadıyla ödeyin, ardından yeniden `payOrder` ya da `getOrder` çağırın.',
    eligibilityAsked: '`checkCancelEligibility` işlemini çağırın.',
    carCancelled: '`cancelOrder` işlemini çağırın.',
    orderRepeated: 'Aynı `createOrder` isteğini iki kez gönderin. İki yanıt da aynı siparişi içerir.',
    limitWaitedFor: 'Bir işlemin sınırını aşın, `Retry-After` kadar bekleyin ve işlemi yeniden çağırın.',
    eventsUsed: 'Olayları `listEvents` ile okuyun ya da bir webhook uç noktasında alın.',
    tokensRenewed: 'Erişim jetonunun süresi dolduğunda `login` yerine `refresh` çağırın.',
    transferOrdered: '`searchTransfers` ve `createTransferOrder` işlemlerini çağırın.',
    transferCancelled: '`cancelTransferOrder` işlemini çağırın.',
  },
};
