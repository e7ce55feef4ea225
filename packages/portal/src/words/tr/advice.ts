import type { Advice, ErrorAdvice } from '../advice.ts';

const INVALID: ErrorAdvice = [
  'İstek geçerli değil.',
  'Bir alan eksik, bilinmiyor, biçimi bozuk ya da aralık dışında. `details` bunların ilkini belirtir.',
  '`details.field` alanını düzeltip isteği yeniden gönderin.',
];
const TOKEN: ErrorAdvice = [
  'Erişim jetonu eksik, bozuk, süresi dolmuş ya da geri alınmış.',
  '`Authorization` üst bilgisinde şu anda geçerli olan bir erişim jetonu yok. `details` jetonun eksik mi, başka bir şemada mı, bozuk mu yoksa geçersiz mi olduğunu söyler; geçersiz bir jetonun bir zamanlar geçerli olup olmadığını söylemez.',
  'Jetonları yenileyin ya da yeniden giriş yapın ve isteği yeni erişim jetonuyla yineleyin.',
];
const ENABLE = 'Acente için açılmasını müşteri temsilcinizden isteyin.';
const SOON = 'Aynı isteği kısa bir süre sonra yeniden gönderin.';
const NEW_SEARCH = 'Yeniden arayın';
const OTHER_CARD = 'Başka bir kart ya da başka bir ödeme yolu deneyin.';
const UNEXPECTED = 'Bizim tarafımızda beklenmedik bir şey oldu.';

export const advice: Advice = {
  errors: {
    'request.invalid': INVALID,
    'token.invalid': TOKEN,
    'token.keySuspended': [
      'Bu erişim jetonunun API anahtarı askıda ya da kapatılmış.',
      'Anahtar, jeton verildikten sonra askıya alındı ya da kapatıldı veya yenilenen bir anahtar gibi süresi doldu. Anahtarın her jetonu beş saniye içinde temelli geçersiz olur.',
      'Onun yerini alan anahtarla giriş yapın ya da müşteri temsilcinize sorun. Bununla yeniden giriş yapmak işe yaramaz.',
    ],
    'key.readOnly': [
      'Bu erişim jetonunun API anahtarı yalnızca okuyabilir.',
      'Anahtar okumak için verildi, işlem ise bir şeyi değiştiriyor.',
      'Değişiklik yapabilen bir anahtar kullanın ya da bu anahtarın iznini acente portalında değiştirtin.',
    ],
    'access.forbidden': [
      'Acentenin bu işlem için yetkisi yok.',
      'Erişim jetonu geçerli, ama acentede işlemin gerektirdiği yetki yok.',
      ENABLE,
    ],
    'rateLimit.exceeded': [
      'Çok fazla istek.',
      'İşlemin yayımlanan sınırı bu kullanıcı için doldu ya da bu adresten geçersiz jetonlarla çok fazla çağrı geldi.',
      '`Retry-After` içindeki saniye kadar bekleyin.',
    ],
    'server.error': [
      'Hizmet bu isteği yanıtlayamadı.',
      `${UNEXPECTED} Yanıttaki \`X-Request-Id\` onu kayıtlarımızda bulur.`,
      'Yalnızca okuyan bir isteği yineleyin. Bir şeyi değiştiren istekten sonra önce sonucu okuyun.',
    ],
    'server.busy': [
      'Hizmet şu anda üstlenebileceğinden fazlasıyla karşı karşıya.',
      'İstek, hiçbir bölümü başlamadan geri çevrildi.',
      'İsteği `Retry-After` içindeki saniye kadar sonra yeniden gönderin.',
    ],
    'key.addressNotAllowed': [
      'API anahtarı bu adresten kullanılamaz.',
      'Anahtar yalnızca belirli adreslerden kullanılabilir, çağrı ise başka bir adresten geldi.',
      'Anahtarın adreslerinden birinden çağırın ya da bu adresi acente portalında ekletin.',
    ],
    'path.notFound': [
      'Bu yolda hiçbir şey yok.',
      'Hiçbir işlemin yolu bu değil.',
      'Yolu, yazımı ve büyük küçük harfleriyle bu belgeyle karşılaştırın.',
    ],
    'method.notAllowed': [
      'Bu yol bu yöntemi yanıtlamıyor.',
      'Yol var, yöntem yok. `Allow` üst bilgisi olan yöntemleri sıralar.',
      '`Allow` içindeki yöntemlerden birini kullanın.',
    ],
    'request.timeout': [
      'İstek zamanında ulaşmadı.',
      'İsteğin tamamı gelene kadar bağlantı çok uzun süre açık kaldı.',
      'İsteği yeniden gönderin.',
    ],
    'body.tooLarge': [
      'İstek gövdesi çok büyük.',
      'Gövde, geçerli herhangi bir isteğin gerektirdiğinden daha büyük.',
      'Daha küçük bir gövde gönderin.',
    ],
    'mediaType.unsupported': [
      'İstek gövdesinin türü bu işlemin okumadığı bir tür.',
      '`Content-Type` eksik ya da işlemin bildirdiklerinden biri değil veya gövde çözmediğimiz bir biçimde kodlanmış.',
      'JSON’u `Content-Type: application/json` ile gönderin.',
    ],
    'request.expectationFailed': [
      'Expect üst bilgisindeki beklenti karşılanamaz.',
      '`Expect` üst bilgisi `100-continue` dışında bir şey istiyor.',
      '`Expect` üst bilgisini göndermeyin.',
    ],
    'headers.tooLarge': [
      'İsteğin üst bilgileri çok büyük.',
      'Üst bilgilerin toplamı hizmetin kabul ettiğinden büyük.',
      'Daha az ya da daha kısa üst bilgi gönderin.',
    ],
    'auth.invalidRequest': [
      INVALID[0],
      'Bir alan eksik, bilinmiyor, biçimi bozuk ya da çok uzun. `details` bunların ilkini belirtir.',
      INVALID[2],
    ],
    'auth.wrongCredentials': [
      'API anahtarı ya da gizli değer yanlış.',
      'Bu gizli değere sahip bir API anahtarı yok. Hangisinin yanlış olduğu söylenmez.',
      'Anahtarı ve gizli değeri acente portalıyla karşılaştırın.',
    ],
    'auth.keySuspended': [
      'API anahtarı askıda ya da kapatılmış.',
      'Anahtar ve gizli değer uyuşuyor, ama anahtar askıda, kapatılmış ya da süresi dolmuş. Bu yalnızca gizli değeri bilene söylenir.',
      'Onun yerini alan anahtarı kullanın ya da müşteri temsilcinize sorun.',
    ],
    'auth.addressNotAllowed': [
      'API anahtarı bu adresten kullanılamaz.',
      'Anahtar yalnızca belirli adreslerden kullanılabilir, çağrı ise başka bir adresten geldi. Bu yalnızca gizli değeri bilene ya da jetonu olana söylenir.',
      'Anahtarın adreslerinden birinden çağırın ya da bu adresi acente portalında ekletin.',
    ],
    'auth.invalidRefreshToken': [
      'Yenileme jetonu geçersiz, süresi dolmuş ya da önceden kullanılmış.',
      'Yenileme jetonu bilinmiyor, süresi doldu ya da önceden değiştirildi veya girişi bitti (90 gün sonra ya da anahtar askıya alındığı veya gizli değeri değiştiği için).',
      'Anahtar ve gizli değerle yeniden giriş yapın.',
    ],
    'auth.rateLimited': [
      'Çok fazla istek.',
      'Bu API anahtarı ya da jeton ve istemci adresi için sınır doldu veya bu adresten çok fazla giriş başarısız oldu.',
      '`Retry-After` içindeki saniye kadar bekleyin. Her istek için giriş yapmak yerine jetonları ömürleri boyunca saklayın.',
    ],
    'auth.internalError': ['Hizmet bu isteği yanıtlayamadı.', UNEXPECTED, SOON],
    'place.notFound': [
      'Bu placeId’ye sahip bir yer yok.',
      '`placeId` bilinmiyor ya da artık desteklenmiyor.',
      'Yeri yeniden arayın ve yanıttaki bir `placeId` değerini kullanın.',
    ],
    'carSearch.offerNotFound': [
      'Arama ya da teklif yok veya süresi dolmuş.',
      '`searchID` ya da `code` bilinmiyor, 15 dakikadan eski veya başka bir acentenin.',
      `${NEW_SEARCH} ve yeni \`searchID\` ile \`code\` değerlerini kullanın.`,
    ],
    'carSearch.fullCreditNotAllowed': [
      'Acente tam krediyle ödeyemez.',
      '`fullCredit: true`, tam kredi yetkisi olmayan bir acente tarafından gönderildi.',
      `\`fullCredit\` olmadan arayın. ${ENABLE}`,
    ],
    'carSearch.noVendorAnswered': [
      'Hiçbir kiralama şirketi zamanında yanıt vermedi.',
      'Sorulan her şirket başarısız oldu ya da çok yavaştı. Araçsız yanıt veren şirketler bunun yerine boş sonuç verir.',
      SOON,
    ],
    'referenceData.invalidRequest': [
      INVALID[0],
      'Bir sorgu parametresi bilinmiyor, biçimi bozuk ya da aralık dışında. `details` onu belirtir.',
      '`details.field` parametresini düzeltip isteği yeniden gönderin.',
    ],
    'referenceData.unauthorized': TOKEN,
    'referenceData.forbidden': [
      'Acente referans verilerini okuyamaz.',
      'Erişim jetonu geçerli, ama referans verilerini okumak acente için kapalı.',
      ENABLE,
    ],
    'carOrder.ruleViolated': [
      'Sipariş bir kurala uymuyor.',
      'Alanların her biri doğru biçimde, ama birbirine ya da teklife uymuyor. `details` bunların ilkini belirtir.',
      '`details.field` alanını düzeltip siparişi yeniden gönderin.',
    ],
    'carOrder.notReserved': [
      'Siparişin aracı ayrılmış değil.',
      'Sipariş henüz ödenmedi ya da bitti. Belge, ayrılmış bir araç içindir.',
      'Önce siparişi ödeyin; durumunu görmek için okuyun.',
    ],
    'carOrder.notFound': [
      'Sipariş yok.',
      '`orderID` bilinmiyor ya da başka bir acentenin.',
      '`orderID` değerini kontrol edin.',
    ],
    'carOrder.offerUnavailable': [
      'Teklifin süresi doldu ya da araç artık yok.',
      'Arama bitti, araç gitti ya da fiyatı değişti. Hangisi olduğunu `details.reason` söyler: `expired`, `soldOut` ya da yeni fiyatı `details.pricing` içinde olan `priceChanged`.',
      'Yeniden arayın ve yeni sonuçtan sipariş verin. `priceChanged` ise araç yeni fiyatıyla `expectedTotal` gönderilerek sipariş edilebilir.',
    ],
    'carOrder.totalDiffers': [
      'Siparişin tutarı beklenenden farklı.',
      'Araç ve ek ürünleri `expectedTotal` kadar tutmuyor ya da şirket artık başka bir fiyat istiyor. İki tutar da `details` içindedir. Hiçbir şey sipariş edilmedi.',
      'Yolcuya `details.total` tutarını gösterin. Kabul eden, onu `expectedTotal` olarak göndererek sipariş verir.',
    ],
    'carOrder.creditTypeNotAllowed': [
      'Acente bu tür krediyi kullanamaz.',
      '`isFullCredit`, `isLimitedCredit` ya da `paymentType: limit`, bunun için yetkisi olmayan bir acente tarafından gönderildi.',
      `Başka bir ödeme türüyle sipariş verin. ${ENABLE}`,
    ],
    'carOrder.vendorDidNotAnswer': [
      'Kiralama şirketi zamanında yanıt vermedi.',
      'Aracın hâlâ olup olmadığı sorulamadı. Hiçbir şey sipariş edilmedi.',
      'Siparişi kısa bir süre sonra yeniden gönderin ya da başka bir şirketin aracını seçin.',
    ],
    'order.idempotencyKeyReused': [
      'Bu Idempotency-Key başka bir istek için kullanıldı.',
      '24 saat içinde aynı `Idempotency-Key` farklı bir gövdeyle geldi. Hiçbir şey sipariş edilmedi.',
      'Yeni bir sipariş için yeni bir anahtar kullanın.',
    ],
    'payment.invalidRequest': INVALID,
    'payment.ruleViolated': [
      'Ödeme bir kurala uymuyor.',
      'Alanların her biri doğru biçimde, ama ödeme karta ya da siparişe uymuyor; örneğin taksit sayısını kart sunmuyor.',
      '`details.field` alanını düzeltip yeniden ödeyin.',
    ],
    'payment.orderNotFound': [
      'Sipariş yok.',
      '`orderID` bilinmiyor ya da başka bir acentenin.',
      '`orderID` değerini kontrol edin.',
    ],
    'payment.orderNotPayable': [
      'Sipariş ödenemez.',
      'Sipariş ödenmiş, iptal edilmiş, başarısız olmuş, alış zamanı geçmiş ya da önceden ödenecek bir tutarı yok. Hangisi olduğunu `details.reason` söyler. Bu istekle hiçbir şey çekilmedi.',
      'Siparişi okuyun. `alreadyPaid` ise yapılacak bir şey yok; değilse yeniden sipariş verin.',
    ],
    'payment.limitNotAllowed': [
      'Acente kredi limitiyle ödeyemez.',
      '`paymentType: limit`, bunun için yetkisi olmayan bir acente tarafından gönderildi.',
      `Kartla ödeyin. ${ENABLE}`,
    ],
    'payment.tooManyDeclines': [
      'Bu siparişin çok fazla ödemesi reddedildi ya da bankada bırakıldı.',
      'Bu siparişin beş ödemesi reddedildi ya da yirmisi bir başkası için bankada bırakıldı. Bu istekle hiçbir şey çekilmedi.',
      'Limitten ödeyin ya da aracı yeniden sipariş edin.',
    ],
    'payment.processorDidNotAnswer': [
      'Ödeme kuruluşuna ulaşılamıyor.',
      'Kart sorgulanamadı ya da ödeme başlatılamadı. Hiçbir şey çekilmedi.',
      SOON,
    ],
    'payment.notTestVendor': [
      'Test ortamında yalnızca test şirketinin siparişleri ödenebilir.',
      'Sipariş, belirlenen test şirketinden başka bir şirkete ait. Hiçbir şey çekilmedi.',
      'Test şirketinin bir aracını sipariş edin.',
    ],
    'cardPayment.declined': [
      'Banka kartı reddetti.',
      'Banka çekimi reddetti. Bankanın kodu ve mesajı `details` içindedir.',
      OTHER_CARD,
    ],
    'cardPayment.insufficientFunds': [
      'Kartın bakiyesi yetersiz.',
      'Banka, kartın bakiyesi ya da limiti düşük olduğu için çekimi reddetti.',
      OTHER_CARD,
    ],
    'cardPayment.cardExpired': [
      'Kartın süresi dolmuş.',
      'Son kullanma tarihi geçmiş ya da banka öyle diyor.',
      'Son kullanma tarihini düzeltin ya da başka bir kart deneyin.',
    ],
    'cardPayment.invalidCardNumber': [
      'Kart numarası geçersiz.',
      'Kontrol basamağı uymuyor ya da banka numarayı tanımıyor.',
      'Kart numarasını düzeltin.',
    ],
    'cardPayment.invalidCvc': ['CVC geçersiz.', 'Banka güvenlik kodunu reddetti.', 'CVC’yi düzeltin.'],
    'cardPayment.threeDSecureFailed': [
      '3D Secure başlatılamadı.',
      'Banka bu kart için 3D Secure denetimini açmadı. Kodu ve mesajı `details` içindedir.',
      'Yeniden deneyin ya da başka bir kart kullanın.',
    ],
    'cardPayment.outcomeUnknown': [
      'Ödemenin sonucu henüz bilinmiyor.',
      'Ödeme kuruluşu ya da kiralama şirketi zamanında yanıt vermedi veya başka bir çağrı hâlâ sürüyor; hangisi olduğunu `details.reason` söyler. Aynı çağrı aynı denemeye katılır, bu yüzden hiçbir şey iki kez çekilmez.',
      '`Retry-After` içindeki saniye kadar bekleyip aynı isteği yeniden gönderin. Ödeme bu arada bittiyse `alreadyPaid` başarılı olduğunu söyler.',
    ],
    'cardPayment.tooManyDeclines': [
      'Çok fazla kart reddedildi.',
      'Bir saat içinde bankalar bu kartı beş kez ya da acentenin ilk altı hanesi aynı olan kartlarla yaptığı denemelerin onunu veya acentenin otuz denemesini reddetti ve bunlar hepsinin en az yarısıydı; hangisi olduğunu `details.reason` söyler. Hiçbir bankaya sorulmadı ve hiçbir şey çekilmedi.',
      '`Retry-After` içindeki saniye kadar bekleyin, `details.reason` `card` ya da `bin` ise başka bir kartla veya limitten ödeyin. Test ortamında listedeki kartlar hiç sayılmaz.',
    ],
    'limitPayment.limitExceeded': [
      'Kredi limiti yetersiz.',
      'Siparişin para biriminde yeterince bakiyesi olan tek bir kredi kaydı yok ya da hiç kayıt yok. Hangisi olduğunu `details.reason` söyler.',
      'Kartla ödeyin ya da limiti yükselttirin.',
    ],
    'creditCheck.malformedBody': [
      'İstek gövdesi okunamıyor.',
      'Gövde yok, JSON değil ya da UTF-8 değil.',
      'Bir JSON nesnesi gönderin.',
    ],
    'creditCheck.invalidRequest': INVALID,
    'creditCheck.phoneDoesNotMatch': [
      'Telefon numarası bu anahtara ait değil.',
      'Numara, telefon listesindeki `phoneKey` değerinin numarası değil.',
      'Yolcuya numarayı sorun ve telefon listesini yeniden okuyun.',
    ],
    'creditCheck.wrongPin': [
      'PIN yanlış.',
      'PIN, son SMS’teki PIN değil. Üç denemeden kaçının kaldığını `details.message` söyler.',
      'Yolcuya PIN’i yeniden sorun; deneme kalmadıysa PIN’i yenileyin.',
    ],
    'creditCheck.pinExpired': [
      'PIN’in süresi doldu.',
      'PIN 180 saniyeden uzun süre önce gönderildi. Hiçbir deneme kullanılmadı.',
      'PIN’i yenileyin.',
    ],
    'creditCheck.pinTriesUsedUp': [
      'PIN çok fazla denendi.',
      'Üç yanlış PIN girildi. Artık doğrusu da reddedilir.',
      'PIN’i yenileyin.',
    ],
    'creditCheck.renewLimitReached': [
      'Bu kod için başka PIN gönderilemez.',
      'PIN üç kez yenilendi.',
      'Yeni bir rapor oluşturun.',
    ],
    'creditCheck.alreadyConfirmed': [
      'Bu kodun PIN’i zaten onaylandı.',
      'Yolcu onay verdi, bu yüzden başka PIN gönderilmedi.',
      'Krediyi yeniden sorgulayın.',
    ],
    'creditCheck.reportLimitReached': [
      'Bu yolcu için başka rapor oluşturulamaz.',
      '24 saat içinde yolcunun bu `integrationCode` ile 5 ya da acenteyle 50 raporu oldu. SMS gönderilmedi.',
      'Son raporun PIN’ini onaylayın ya da yenileyin veya yeniden arayıp yeni `integrationCode` değerini kullanın.',
    ],
    'creditCheck.unknownReference': [
      'integrationCode, creditcheckCode ya da phoneKey bilinmiyor.',
      '`details.field`, bu hizmetin acenteye ya da bu arama sonucu için vermediği bir değeri belirtir. Bir `creditcheckCode` 24 saat sonra unutulur.',
      'Arama sonucundaki ve önceki kredi sorgusu yanıtlarındaki değerleri kullanın.',
    ],
    'creditCheck.unauthorized': TOKEN,
    'creditCheck.forbidden': [
      'Acente kredi sorgusu yapamaz.',
      'Erişim jetonu geçerli, ama kredi sorguları acente için kapalı.',
      ENABLE,
    ],
    'creditCheck.agencyNotConfigured': [
      'Acente kredi sorguları için ayarlanmamış.',
      'Kredi sorguları acente için açık, ama kredi bürosu onu henüz tanımıyor.',
      'Müşteri temsilcinizden ayarlamasını isteyin.',
    ],
    'creditCheck.bureauDidNotAnswer': [
      'Kredi bürosu yanıt vermedi.',
      'Büro başarısız oldu ya da çok yavaştı. Hiçbir şey değişmedi, PIN denemesi kullanılmadı ve yenileme sayılmadı. Yine de bir SMS gönderilmiş olabilir; yinelenen çağrının PIN’i geçerlidir.',
      SOON,
    ],
    'transferSearch.offerNotFound': [
      'Transfer teklifi yok ya da süresi dolmuş.',
      '`searchId` ya da `code` bilinmiyor, yaklaşık 30 dakikadan eski, `bookableUntil` zamanı geçmiş veya başka bir acentenin. `details` düz bir cümledir.',
      `${NEW_SEARCH} ve yeni \`searchId\` ile \`code\` değerlerini kullanın.`,
    ],
    'transferSearch.noSupplierAnswered': [
      'Hiçbir transfer sağlayıcısı zamanında yanıt vermedi.',
      'Sorulan her sağlayıcı başarısız oldu ya da çok yavaştı. Araçsız yanıt veren sağlayıcılar bunun yerine boş sonuç verir.',
      SOON,
    ],
    'transferOrder.ruleViolated': [
      'Transfer siparişi bir kurala uymuyor.',
      'Alanların her biri doğru biçimde, ama birbirine ya da teklife uymuyor. `details` bunların ilkini belirtir.',
      '`details.field` alanını düzeltip siparişi yeniden gönderin.',
    ],
    'transferOrder.notFound': [
      'Transfer siparişi yok.',
      '`orderId` bilinmiyor ya da başka bir acentenin.',
      '`orderId` değerini kontrol edin.',
    ],
    'transferOrder.noBillingAddress': [
      'Fatura adresi gönderilmedi ve acentenin kayıtlı bir adresi yok.',
      '`billing` olmadan fatura acentenin kayıtlı adresine gider ve böyle bir adres yok.',
      '`billing` gönderin ya da bir adres kaydettirin.',
    ],
    'transferOrder.customBillingNotAllowed': [
      'Acente kendi fatura bilgisini gönderemez.',
      '`billing` gönderildi, ama özel fatura acente için açık değil.',
      `\`billing\` göndermeyin. ${ENABLE}`,
    ],
    'transferPay.failed': [
      'Ödeme başarısız oldu.',
      'Limit yetersiz, başka bir ödeme henüz bitmedi ya da siparişin süresi doldu, başarısız oldu veya iptal edildi. Bu istekle hiçbir şey çekilmedi. Siparişin durumu `details.status`, nedeni `details.reason` içindedir.',
      'Siparişi okuyun. Yalnızca durumu `pendingPayment` iken yeniden ödeyin; `paymentInProgress` ise biraz sonra ödeyin, tutar bir kez çekilir.',
    ],
    'transferPay.alreadyPaid': [
      'Transfer siparişi zaten ödenmiş.',
      'Sipariş ödendi ve ayrıldı. Bu istekle hiçbir şey çekilmedi.',
      'Yapılacak bir şey yok, transfer ayrıldı. Siparişi okuyun.',
    ],
    'transferPay.reservationFailed': [
      'Ödeme başarılı oldu, ama transfer ayrılamadı.',
      'Sağlayıcı çekimden sonra reddetti ya da yanıt vermedi ve ayırmış olabileceği iptal ediliyor. Sipariş başarısız oldu ve para yeniden kredi limitinde. Bu böyle kalır.',
      'Yeniden arayın ve başka bir transfer sipariş edin.',
    ],
    'transferPay.outcomeUnknown': [
      'Ödemenin sonucu henüz bilinmiyor.',
      'Sağlayıcı zamanında yanıt vermedi ve ayırıp ayırmadığı araştırılıyor. Tutar bu arada düşülmüş kalır. Aynı çağrı aynı ödemeye katılır, bu yüzden hiçbir şey iki kez çekilmez ya da ayrılmaz.',
      '`Retry-After` içindeki saniye kadar bekleyip aynı isteği yeniden gönderin ya da siparişi `reserved` veya `failed` olana kadar okuyun. Ondan önce başka bir transfer sipariş etmeyin.',
    ],
    'transferChange.notPossible': [
      'Transfer siparişi değiştirilemez.',
      'Sipariş değiştirilemeyecek bir durumda, sağlayıcının bildirim süresi başladı ya da sağlayıcı reddetti. Hiçbir şey değişmedi. Siparişin durumu `details.status`, nedeni `details.reason` içindedir.',
      '`paymentInProgress` ve `cancellationInProgress` ise siparişi biraz sonra okuyun. `priceChanged` ise, buna değerse iptal edip yeniden sipariş verin. Aynı isteği yeniden göndermek işe yaramaz.',
    ],
    'transferChange.outcomeUnknown': [
      'Transfer siparişinin değişip değişmediği henüz bilinmiyor.',
      'Sağlayıcı zamanında yanıt vermedi ya da aynı içerikli bir çağrı hâlâ yanıtını bekliyor. Bu çağrı yinelendiğinde ve bir dakika içinde otomatik olarak yeniden sorulur.',
      '`Retry-After` içindeki saniye kadar bekleyip aynı isteği yeniden gönderin ya da siparişi okuyun.',
    ],
    'transferChange.changeInProgress': [
      'Transfer siparişinin başka bir değişikliği sürüyor.',
      'Sağlayıcı aynı siparişin başka bir değişikliğine henüz yanıt vermedi. Bu değişiklik sağlayıcıya gönderilmedi ve uygulanmayacak.',
      'Birkaç saniye bekleyin, siparişi okuyun ve değişikliği hâlâ istiyorsanız isteği yeniden gönderin.',
    ],
    'transferCancel.notPossible': [
      'Transfer siparişi iptal edilemez.',
      'Sipariş iptal edilemeyecek bir durumda ya da sağlayıcı reddetti veya zamana ihtiyacı var. Siparişin durumu `details.status`, nedeni `details.reason` içindedir.',
      '`alreadyCanceled` ise yapılacak bir şey yok; `cancellationInProgress` ise siparişi `canceled` ya da `reserved` olana kadar okuyun. Aynı isteği yeniden göndermek işe yaramaz.',
    ],
    'event.gone': [
      'Bu konumdan sonraki olaylar 30 günden eski.',
      'Olaylar 30 gün saklanır ve `after` sonrasındakilerin bazıları artık yok. Okunabilen en eskisi `details.firstPosition` konumundadır.',
      'Sizi ilgilendiren siparişleri `updatedSince` ile yeniden okuyun ve `details.firstPosition` değerinden bir önceki sayıdan sürdürün.',
    ],
    'webhookEndpoint.notFound': [
      'Webhook uç noktası yok.',
      '`endpointId` bilinmiyor, başka bir acentenin ya da silinmiş.',
      'Uç noktaları listeleyin ve birinin `id` değerini kullanın.',
    ],
    'webhookEndpoint.addressRefused': [
      'Olaylar bu adrese gönderilmez.',
      'Adres https değil, kullanıcı bilgisi ya da 443 ve 8443 dışında bir bağlantı noktası içeriyor veya yalnızca özel bir ağın makinelerinin olduğu yere gidiyor. Hangisi olduğunu `details` söyler.',
      'İnternette herkesin ulaşabileceği bir adres kullanın.',
    ],
    'webhookEndpoint.tooMany': [
      'Acentenin zaten on webhook uç noktası var.',
      'Hiçbir acentenin ondan fazlası olamaz.',
      'Artık gerekmeyen birini silin ya da birine daha fazla tür aldırın.',
    ],
    'webhookEndpoint.disabled': [
      'Webhook uç noktası kapalı.',
      'Durumu `disabled` olan bir uç noktaya hiçbir şey gönderilmez.',
      'Önce `updateWebhookEndpoint` ile açın.',
    ],
  },
  steps: {
    carSearched: '`searchCars` çağırın.',
    carOrdered: '`createOrder` ile Test Drive’ın bir aracını sipariş edin.',
    paidByCard: 'Siparişi `payOrder` ve bir test kartıyla ödeyin.',
    paidWith3ds: '3D Secure gerektiren bir kartla ödeyin, sayfayı gösterin ve istediği kodu yazın.',
    declineHandled: 'Reddedilen bir test kartıyla ödeyin (402).',
    outcomeUnknownHandled: '`Timeout` soyadıyla ödeyin, sonra `payOrder` işlemini yineleyin ya da `getOrder` çağırın.',
    eligibilityAsked: '`checkCancelEligibility` çağırın.',
    carCancelled: '`cancelOrder` çağırın.',
    orderRepeated: 'Aynı `createOrder` çağrısını iki kez gönderin: iki yanıt da aynı sipariştir.',
    limitWaitedFor: 'Bir işlemi sınırından sık çağırın, `Retry-After` kadar bekleyin ve yeniden çağırın.',
    eventsUsed: '`listEvents` ile okuyun ya da bir webhook uç noktasına göndertin.',
    tokensRenewed: 'Erişim jetonu bittiğinde `login` yerine `refresh` çağırın.',
    transferOrdered: '`searchTransfers` ve `createTransferOrder` çağırın.',
    transferCancelled: '`cancelTransferOrder` çağırın.',
  },
};
