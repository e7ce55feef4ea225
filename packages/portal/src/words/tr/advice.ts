import type { Advice, ErrorAdvice } from '../advice.ts';

const INVALID: ErrorAdvice = [
  'İstek geçersiz.',
  'Bir alan eksik, tanımsız, hatalı biçimde ya da izin verilen aralığın dışında. `details.problems` bu alanları (en fazla on), `details.field` ise ilkini belirtir.',
  '`details.problems` içindeki alanları düzeltip isteği yeniden gönderin.',
];
const TOKEN: ErrorAdvice = [
  'Erişim jetonu eksik, hatalı, süresi dolmuş ya da iptal edilmiş.',
  '`Authorization` başlığında geçerli bir erişim jetonu yok. `details` jetonun eksik, hatalı ya da geçersiz olduğunu veya farklı bir şema kullandığını belirtir. Geçersiz bir jetonun daha önce geçerli olup olmadığı `details` içinde açıklanmaz.',
  'Jetonları yenileyin ya da yeniden giriş yapın ve isteği yeni erişim jetonuyla yineleyin.',
];
const ENABLE = 'Acente için etkinleştirilmesini müşteri temsilcinizden isteyin.';
const SOON = 'Aynı isteği kısa bir süre sonra yeniden gönderin.';
const NEW_SEARCH = 'Yeniden arama yapın';
const OTHER_CARD = 'Başka bir kart ya da ödeme yöntemi deneyin.';
const UNEXPECTED = 'Beklenmeyen bir sunucu hatası oluştu.';
const UNFIT =
  'Alanların biçimi doğru, ancak alanlar birbiriyle ya da teklifle uyuşmuyor. `details` bu alanların ilkini belirtir.';

export const advice: Advice = {
  errors: {
    'request.invalid': INVALID,
    'token.invalid': TOKEN,
    'token.keySuspended': [
      'Bu erişim jetonunun API anahtarı askıya alınmış ya da devre dışı bırakılmış.',
      'Anahtar, jeton verildikten sonra askıya alındı, devre dışı bırakıldı ya da örneğin yenilendiği için süresi doldu. Anahtarın tüm jetonları beş saniye içinde kalıcı olarak geçersiz olur.',
      'Yerine geçen anahtarla giriş yapın ya da müşteri temsilcinize danışın. Bu anahtarla yeniden giriş yapmak sorunu çözmez.',
    ],
    'key.readOnly': [
      'Bu erişim jetonunun API anahtarı salt okunur.',
      'Anahtar salt okunur, ancak işlem veri değiştiriyor.',
      'Yazma yetkisi olan bir anahtar kullanın ya da bu anahtarın erişimini acente portalında değiştirin.',
    ],
    'access.forbidden': [
      'Acentenin bu işlem için yetkisi yok.',
      'Erişim jetonu geçerli, ancak acentede işlem için gereken yetki yok.',
      ENABLE,
    ],
    'rateLimit.exceeded': [
      'Çok fazla istek gönderildi.',
      'Bu kullanıcı işlemin yayımlanan sınırına ulaştı ya da bu adresten geçersiz jetonlarla çok fazla çağrı geldi.',
      '`details.retryAfterSeconds` ve `Retry-After` ile saniye olarak belirtilen süre kadar bekleyin.',
    ],
    'server.error': [
      'Hizmet bu isteği işleyemedi.',
      `${UNEXPECTED} Yanıttaki \`X-Request-Id\` değeri günlüklerimizde kayıtlıdır.`,
      'İstek yalnızca veri okuyorsa yineleyin. Veri değiştiriyorsa önce sonucu kontrol edin.',
    ],
    'server.busy': [
      'Hizmet aşırı yük altında.',
      'İstek, hiçbir bölümü işlenmeden reddedildi.',
      'İsteği, `Retry-After` ile saniye olarak belirtilen süre geçtikten sonra yeniden gönderin.',
    ],
    'key.addressNotAllowed': [
      'API anahtarı bu adresten kullanılamaz.',
      'Anahtar yalnızca belirli adreslerden kullanılabilir, ancak çağrı farklı bir adresten geldi.',
      'Anahtar için izin verilen adreslerden birinden çağrı yapın ya da bu adresi acente portalında anahtara ekleyin.',
    ],
    'path.notFound': [
      'Bu yolda hiçbir kaynak yok.',
      'Hiçbir işlem bu yolu kullanmıyor. Benzer yazılışlı bir yol varsa `details.message` onu belirtir.',
      'Yolu bu belgeyle karşılaştırın; yazımı ve büyük-küçük harfleri kontrol edin.',
    ],
    'method.notAllowed': [
      'Bu yol bu yöntemi desteklemiyor.',
      'Yol var, ancak bu yöntemi desteklemiyor. `Allow` başlığı desteklenen yöntemleri listeler.',
      '`Allow` içindeki yöntemlerden birini kullanın.',
    ],
    'request.timeout': [
      'İstek zamanında ulaşmadı.',
      'İsteğin tamamı ulaşmadan önce bağlantı çok uzun süre açık kaldı.',
      'İsteği yeniden gönderin.',
    ],
    'body.tooLarge': [
      'İstek gövdesi çok büyük.',
      'Gövde, geçerli bir isteğin gerektirdiğinden daha büyük.',
      'Daha küçük bir gövde gönderin.',
    ],
    'mediaType.unsupported': [
      'Bu işlem, istek gövdesinin ortam türünü desteklemiyor: application/json gönderin.',
      '`Content-Type` eksik ya da işlemin desteklediği türlerden biri değil veya gövdenin kodlaması desteklenmiyor.',
      'JSON’u `Content-Type: application/json` ile gönderin.',
    ],
    'request.expectationFailed': [
      'Expect başlığındaki beklenti karşılanamıyor.',
      '`Expect` başlığı `100-continue` dışında bir değer içeriyor.',
      '`Expect` başlığını kaldırın.',
    ],
    'headers.tooLarge': [
      'İsteğin başlıkları çok büyük.',
      'Başlıkların toplam boyutu hizmetin sınırını aşıyor.',
      'Daha az ya da daha kısa başlık gönderin.',
    ],
    'auth.invalidRequest': [
      INVALID[0],
      'Bir alan eksik, tanımsız, hatalı biçimde ya da çok uzun. `details.problems` bu alanları (en fazla on), `details.field` ise ilkini belirtir.',
      INVALID[2],
    ],
    'auth.wrongCredentials': [
      'API anahtarı ya da gizli değer hatalı.',
      'Bu gizli değere sahip bir API anahtarı yok. Yanıt, hangisinin hatalı olduğunu açıklamaz.',
      'Anahtarı ve gizli değeri acente portalındakilerle karşılaştırın.',
    ],
    'auth.keySuspended': [
      'API anahtarı askıya alınmış ya da devre dışı bırakılmış.',
      'Anahtar ve gizli değer eşleşiyor, ancak anahtar askıya alınmış, devre dışı bırakılmış ya da süresi dolmuş. Bu hata yalnızca gizli değer doğruysa döner.',
      'Yerine geçen anahtarı kullanın ya da müşteri temsilcinize danışın.',
    ],
    'auth.addressNotAllowed': [
      'API anahtarı bu adresten kullanılamaz.',
      'Anahtar yalnızca belirli adreslerden kullanılabilir, ancak çağrı farklı bir adresten geldi. Bu hata yalnızca doğru gizli değer ya da geçerli bir jetonla döner.',
      'Anahtar için izin verilen adreslerden birinden çağrı yapın ya da bu adresi acente portalında anahtara ekleyin.',
    ],
    'auth.invalidRefreshToken': [
      'Yenileme jetonu geçersiz, süresi dolmuş ya da daha önce kullanılmış.',
      'Yenileme jetonu bilinmiyor, süresi dolmuş, daha önce kullanılmış ya da bağlı olduğu giriş sona ermiş. Bir giriş 90 gün sonra ya da anahtar askıya alındığında veya gizli değeri değiştirildiğinde sona erer.',
      'Anahtar ve gizli değerle yeniden giriş yapın.',
    ],
    'auth.rateLimited': [
      'Çok fazla istek gönderildi.',
      'Bu API anahtarı ya da jeton ve istemci adresi için sınıra ulaşıldı veya bu adresten çok fazla başarısız giriş yapıldı.',
      '`details.retryAfterSeconds` ve `Retry-After` ile saniye olarak belirtilen süre kadar bekleyin. Her istek için giriş yapmak yerine jetonları süreleri dolana kadar kullanın.',
    ],
    'auth.internalError': ['Hizmet bu isteği işleyemedi.', UNEXPECTED, SOON],
    'place.notFound': [
      'Bu placeId değerine sahip bir yer yok.',
      '`placeId` bilinmiyor ya da artık desteklenmiyor.',
      'Yeri yeniden arayın ve yanıttaki bir `placeId` değerini kullanın.',
    ],
    'carSearch.offerNotFound': [
      'Arama ya da teklif bulunamadı veya süresi doldu.',
      '`searchID` ya da `code` bilinmiyor, 15 dakikadan eski veya başka bir acenteye ait.',
      `${NEW_SEARCH} ve yeni \`searchID\` ile \`code\` değerlerini kullanın.`,
    ],
    'carSearch.fullCreditNotAllowed': [
      'Acente ödemenin tamamını krediden yapamaz.',
      'Acente, tam kredi yetkisi olmadan `fullCredit: true` gönderdi.',
      `\`fullCredit\` olmadan arama yapın. ${ENABLE}`,
    ],
    'carSearch.noVendorAnswered': [
      'Hiçbir kiralama şirketi zamanında yanıt vermedi.',
      'Tüm şirketler hata verdi ya da çok yavaştı. Şirketler yanıt verir ancak araç sunmazsa bunun yerine boş bir liste döner.',
      SOON,
    ],
    'referenceData.invalidRequest': [
      INVALID[0],
      'Bir sorgu parametresi tanımsız, hatalı biçimde ya da izin verilen aralığın dışında. `details` bu parametreyi belirtir.',
      '`details.field` ile belirtilen parametreyi düzeltip isteği yeniden gönderin.',
    ],
    'referenceData.unauthorized': TOKEN,
    'referenceData.forbidden': [
      'Acente referans verilerini okuyamaz.',
      'Erişim jetonu geçerli, ancak referans verilerine erişim acente için kapalı.',
      ENABLE,
    ],
    'carOrder.ruleViolated': [
      'Sipariş bir kuralı ihlal ediyor.',
      UNFIT,
      '`details.field` ile belirtilen alanı düzeltip siparişi yeniden gönderin.',
    ],
    'carOrder.notReserved': [
      'Siparişteki araç rezerve edilmemiş.',
      'Sipariş henüz ödenmemiş ya da sona ermiş. Voucher yalnızca araç rezerve durumdayken alınabilir.',
      'Önce siparişi ödeyin. Durumunu görmek için siparişi sorgulayın.',
    ],
    'carOrder.notFound': [
      'Sipariş bulunamadı.',
      '`orderID` bilinmiyor ya da başka bir acenteye ait.',
      '`orderID` değerini kontrol edin.',
    ],
    'carOrder.offerUnavailable': [
      'Teklifin süresi doldu ya da araç artık müsait değil.',
      'Aramanın süresi doldu, araç artık müsait değil ya da fiyatı değişti. `details.reason` değeri `expired`, `soldOut` ya da `priceChanged` olur. `priceChanged` durumunda yeni fiyat `details.pricing` içindedir.',
      'Yeniden arama yapın ve yeni sonuçtan sipariş verin. `priceChanged` sonrasında aracı `expectedTotal` ile yeni fiyatından sipariş edebilirsiniz.',
    ],
    'carOrder.totalDiffers': [
      'Siparişin toplamı beklenen toplamdan farklı.',
      'Araç ve ek ürünlerin toplamı `expectedTotal` değerinden farklı ya da şirket fiyatını değiştirdi. `details` iki tutarı da içerir. Sipariş verilmedi.',
      'Yolcuya `details.total` tutarını gösterin. Yolcu kabul ederse siparişi bu tutarı `expectedTotal` olarak göndererek yineleyin.',
    ],
    'carOrder.creditTypeNotAllowed': [
      'Acente bu kredi türünü kullanamaz.',
      'Acente, gereken yetki olmadan `isFullCredit`, `isLimitedCredit` ya da `paymentType: limit` gönderdi.',
      `Farklı bir ödeme türüyle sipariş verin. ${ENABLE}`,
    ],
    'carOrder.vendorDidNotAnswer': [
      'Kiralama şirketi zamanında yanıt vermedi.',
      'Aracın müsait olup olmadığı kontrol edilemedi. Sipariş verilmedi.',
      'Siparişi kısa bir süre sonra yeniden gönderin ya da başka bir şirketin aracını seçin.',
    ],
    'order.idempotencyKeyReused': [
      'Bu Idempotency-Key başka bir istek için kullanılmış.',
      'Aynı `Idempotency-Key` 24 saat içinde farklı bir gövdeyle gönderildi. Sipariş verilmedi.',
      'Yeni bir sipariş için yeni bir anahtar kullanın.',
    ],
    'payment.invalidRequest': INVALID,
    'payment.ruleViolated': [
      'Ödeme bir kuralı ihlal ediyor.',
      'Alanların biçimi doğru, ancak ödeme kartla ya da siparişle uyuşmuyor. Örneğin kart bu taksit sayısını desteklemiyor.',
      '`details.field` ile belirtilen alanı düzeltip yeniden ödeyin.',
    ],
    'paymentSession.notFound': [
      'Ödeme oturumu bulunamadı.',
      '`paymentSessionId` bilinmiyor ya da başka bir acenteye ait.',
      '`createPaymentSession` yanıtındaki `id` değerini kullanın.',
    ],
    'paymentSession.alreadyOpen': [
      'Siparişin zaten açık bir ödeme oturumu var.',
      'Bir siparişin `open` veya `processing` durumunda en fazla bir oturumu olabilir. `details.sessionId` bu oturumun `id` değeridir.',
      'Bu oturumu `getPaymentSession` ile okuyup `url` adresini kullanın ya da önce oturumu iptal edin.',
    ],
    'paymentSession.notCancellable': [
      'Ödeme oturumu iptal edilemez.',
      'Karttan tahsilat yapılıyor ya da oturum iptal edilmeden sona ermiş.',
      'Oturumu okuyun. Ödeme yapılmışsa bunun yerine siparişi iptal edin.',
    ],
    'paymentSession.notOffered': [
      'Ödeme oturumları kullanılamıyor.',
      'Bu ortamın işletmecisi bir ödeme sayfası çalıştırmıyor.',
      '`payOrder` ile ödeyin. Bu çağrı `payment.cardNumberNotAllowed` döndürürse müşteri temsilcinizle iletişime geçin.',
    ],
    'payment.orderNotFound': [
      'Sipariş bulunamadı.',
      '`orderID` bilinmiyor ya da başka bir acenteye ait.',
      '`orderID` değerini kontrol edin.',
    ],
    'payment.orderNotPayable': [
      'Sipariş ödenemez.',
      'Sipariş ödenmiş, iptal edilmiş ya da başarısız olmuş, alış zamanı geçmiş veya önceden ödenecek tutarı yok. Nedeni `details.reason` belirtir. Bu istekle tahsilat yapılmadı.',
      'Siparişi sorgulayın. `alreadyPaid` ise bir işlem gerekmez. Diğer durumlarda yeni bir sipariş oluşturun.',
    ],
    'payment.limitNotAllowed': [
      'Acente kredi limitinden ödeme yapamaz.',
      'Acente, gereken yetki olmadan `paymentType: limit` gönderdi.',
      `Kartla ödeyin. ${ENABLE}`,
    ],
    'payment.cardNumberNotAllowed': [
      'Acente kart numarası gönderemez. createPaymentSession ile bir ödeme oturumu oluşturun.',
      'İşletmeci, acentenize kart numarası gönderme yetkisi vermedi. Bu nedenle `payOrder` yalnızca kredi limitinden ödeme kabul eder. Bu istekle tahsilat yapılmadı ve kart numarası kullanılmadı.',
      '`createPaymentSession` ile ödeme sayfası için bir bağlantı oluşturun ya da müşteri temsilcinizden kart numarası yetkisi isteyin.',
    ],
    'payment.tooManyDeclines': [
      'Bu sipariş için çok fazla ödeme reddedildi ya da başka bir ödemeyle değiştirildi.',
      'Bu sipariş için beş ödeme reddedildi ya da yirmi ödeme, müşteri bankanın sayfasındayken başka bir ödemeyle değiştirildi. Bu istekle tahsilat yapılmadı.',
      'Kredi limitinden ödeyin ya da aracı yeniden sipariş edin.',
    ],
    'payment.processorDidNotAnswer': [
      'Ödeme kuruluşuna ulaşılamıyor.',
      'Kart bilgileri okunamadı ya da ödeme başlatılamadı. Tahsilat yapılmadı.',
      SOON,
    ],
    'payment.notTestVendor': [
      'Test ortamında yalnızca test şirketinin siparişleri ödenebilir.',
      'Sipariş, belirlenen test şirketi dışında bir şirkete ait. Tahsilat yapılmadı.',
      'Test şirketinden bir araç sipariş edin.',
    ],
    'cardPayment.declined': [
      'Banka kartı reddetti.',
      'Banka tahsilatı reddetti. `details` bankanın kodunu ve mesajını içerir.',
      OTHER_CARD,
    ],
    'cardPayment.insufficientFunds': [
      'Kartın bakiyesi yetersiz.',
      'Kartın bakiyesi ya da limiti yetersiz olduğu için banka tahsilatı reddetti.',
      OTHER_CARD,
    ],
    'cardPayment.cardExpired': [
      'Kartın süresi dolmuş.',
      'Son kullanma tarihi geçmiş ya da banka, kartın süresinin dolduğunu bildirdi.',
      'Son kullanma tarihini düzeltin ya da başka bir kart deneyin.',
    ],
    'cardPayment.invalidCardNumber': [
      'Kart numarası geçersiz.',
      'Kontrol hanesi uyuşmuyor ya da banka bu numarayı tanımıyor.',
      'Kart numarasını düzeltin.',
    ],
    'cardPayment.invalidCvc': ['CVC geçersiz.', 'Banka güvenlik kodunu reddetti.', 'CVC’yi düzeltin.'],
    'cardPayment.threeDSecureFailed': [
      '3D Secure başlatılamadı.',
      'Banka bu kart için 3D Secure’u başlatmadı. `details` bankanın kodunu ve mesajını içerir.',
      'Yeniden deneyin ya da başka bir kart kullanın.',
    ],
    'cardPayment.outcomeUnknown': [
      'Ödemenin sonucu henüz bilinmiyor.',
      'Ödeme kuruluşu ya da kiralama şirketi zamanında yanıt vermedi veya başka bir çağrı ödemeyi hâlâ işliyor. Hangisi olduğunu `details.reason` belirtir. Yinelenen çağrı aynı ödeme denemesine katılır; bu nedenle iki kez tahsilat yapılmaz.',
      '`Retry-After` ile saniye olarak belirtilen süre kadar bekleyip aynı isteği yeniden gönderin. `alreadyPaid`, ödemenin bu arada başarıyla tamamlandığı anlamına gelir.',
    ],
    'cardPayment.tooManyDeclines': [
      'Çok fazla kart reddedildi.',
      'Bankalar bir saat içinde çok fazla denemeyi reddetti. Sınır, bu kart için beş, acentenin ilk altı hanesi aynı olan kartları için ondur. Acentenin tüm kartları için sınır, denemelerin en az yarısının reddedilmiş olması koşuluyla otuzdur. Hangi sınır olduğunu `details.reason` belirtir. Hiçbir bankaya bağlanılmadı ve tahsilat yapılmadı.',
      '`Retry-After` ile saniye olarak belirtilen süre kadar bekleyin ya da kredi limitinden ödeyin. `details.reason` değeri `card` ya da `bin` ise başka bir kartla da ödeyebilirsiniz. Test ortamında listedeki test kartları sayılmaz.',
    ],
    'limitPayment.limitExceeded': [
      'Kredi limiti yetersiz.',
      'Siparişin para biriminde yeterli kullanılabilir kredisi olan tek bir kayıt yok ya da acentenin bu para biriminde kaydı yok. Hangisi olduğunu `details.reason` belirtir.',
      'Kartla ödeyin ya da daha yüksek bir limit isteyin.',
    ],
    'creditCheck.malformedBody': [
      'İstek gövdesi okunamıyor.',
      'Gövde eksik, JSON değil ya da UTF-8 ile kodlanmamış.',
      'Bir JSON nesnesi gönderin.',
    ],
    'creditCheck.invalidRequest': INVALID,
    'creditCheck.phoneDoesNotMatch': [
      'Telefon numarası bu anahtara ait değil.',
      'Numara, telefon listesinde `phoneKey` ile belirtilen numaradan farklı.',
      'Yolcuya numarayı sorun ve telefon listesini yeniden alın.',
    ],
    'creditCheck.wrongPin': [
      'PIN hatalı.',
      'PIN, son SMS’teki PIN’den farklı. `details.message` üç denemeden kaçının kaldığını belirtir.',
      'Yolcuya PIN’i yeniden sorun. Deneme hakkı kalmadıysa PIN’i yenileyin.',
    ],
    'creditCheck.pinExpired': [
      'PIN’in süresi doldu.',
      'PIN gönderileli 180 saniyeden fazla oldu. Deneme hakkı kullanılmadı.',
      'PIN’i yenileyin.',
    ],
    'creditCheck.pinTriesUsedUp': [
      'PIN için deneme hakkı kalmadı.',
      'Üç kez hatalı PIN girildi. Artık doğru PIN de reddedilir.',
      'PIN’i yenileyin.',
    ],
    'creditCheck.renewLimitReached': [
      'Bu kod için başka PIN gönderilemez.',
      'PIN zaten üç kez yenilendi.',
      'Yeni bir rapor oluşturun.',
    ],
    'creditCheck.alreadyConfirmed': [
      'Bu kodun PIN’i zaten onaylanmış.',
      'Yolcu daha önce onay verdiği için yeni PIN gönderilmedi.',
      'Krediyi yeniden sorgulayın.',
    ],
    'creditCheck.reportLimitReached': [
      'Bu yolcu için başka rapor oluşturulamaz.',
      '24 saat içinde yolcu için bu `integrationCode` ile 5 ya da acente tarafından 50 rapor oluşturuldu. SMS gönderilmedi.',
      'Son raporun PIN’ini onaylayın ya da yenileyin veya yeniden arama yapıp yeni `integrationCode` değerini kullanın.',
    ],
    'creditCheck.unknownReference': [
      'integrationCode, creditcheckCode ya da phoneKey bilinmiyor.',
      '`details.field`, acente için ya da bu arama sonucu için verilmemiş bir değeri belirtir. `creditcheckCode` 24 saat sonra geçersiz olur.',
      'Arama sonucundaki ve önceki kredi sorgusu yanıtlarındaki değerleri kullanın.',
    ],
    'creditCheck.unauthorized': TOKEN,
    'creditCheck.forbidden': [
      'Acente kredi sorgusu yapamaz.',
      'Erişim jetonu geçerli, ancak kredi sorguları acente için kapalı.',
      ENABLE,
    ],
    'creditCheck.agencyNotConfigured': [
      'Acente kredi sorguları için tanımlanmamış.',
      'Kredi sorguları acente için açık, ancak kredi bürosu acenteyi henüz tanımıyor.',
      'Acentenin kredi bürosuna kaydedilmesini müşteri temsilcinizden isteyin.',
    ],
    'creditCheck.bureauDidNotAnswer': [
      'Kredi bürosu yanıt vermedi.',
      'Büro hata verdi ya da çok yavaştı. Hiçbir şey değişmedi: PIN denemesi ve yenileme hakkı kullanılmadı. Yine de bir SMS gönderilmiş olabilir; yalnızca yinelenen çağrının PIN’i geçerlidir.',
      SOON,
    ],
    'transferSearch.offerNotFound': [
      'Transfer teklifi bulunamadı ya da süresi doldu.',
      '`searchId` ya da `code` bilinmiyor, yaklaşık 30 dakikadan eski, `bookableUntil` zamanı geçmiş veya başka bir acenteye ait. `details` düz metindir.',
      `${NEW_SEARCH} ve yeni \`searchId\` ile \`code\` değerlerini kullanın.`,
    ],
    'transferSearch.noSupplierAnswered': [
      'Hiçbir transfer tedarikçisi zamanında yanıt vermedi.',
      'Tüm tedarikçiler hata verdi ya da çok yavaştı. Tedarikçiler yanıt verir ancak araç sunmazsa bunun yerine boş bir liste döner.',
      SOON,
    ],
    'transferOrder.ruleViolated': [
      'Transfer siparişi bir kuralı ihlal ediyor.',
      UNFIT,
      '`details.field` ile belirtilen alanı düzeltip siparişi yeniden gönderin.',
    ],
    'transferOrder.notReserved': [
      'Siparişteki transfer rezerve edilmemiş.',
      'Sipariş henüz ödenmemiş, süresi dolmuş ya da tamamen iptal edilmiş. Voucher yalnızca en az bir yolculuk rezerve durumdayken alınabilir.',
      'Önce siparişi ödeyin. Durumunu görmek için siparişi sorgulayın.',
    ],
    'transferOrder.notFound': [
      'Transfer siparişi bulunamadı.',
      '`orderId` bilinmiyor ya da başka bir acenteye ait.',
      '`orderId` değerini kontrol edin.',
    ],
    'transferOrder.noBillingAddress': [
      'Fatura adresi gönderilmedi ve acentenin kayıtlı bir adresi yok.',
      '`billing` gönderilmezse fatura acentenin kayıtlı adresine kesilir, ancak kayıtlı adres yok.',
      '`billing` gönderin ya da bir adres kaydedin.',
    ],
    'transferOrder.customBillingNotAllowed': [
      'Acente farklı fatura bilgisi gönderemez.',
      'İstek `billing` içeriyor, ancak farklı fatura bilgisi acente için açık değil.',
      `\`billing\` göndermeyin. ${ENABLE}`,
    ],
    'transferPay.failed': [
      'Ödeme başarısız oldu.',
      'Limit yetersiz, başka bir ödeme sürüyor ya da siparişin süresi dolmuş, sipariş başarısız olmuş veya iptal edilmiş. Bu istekle tahsilat yapılmadı. `details` siparişin durumunu (`status`) ve nedeni (`reason`) içerir.',
      'Siparişi sorgulayın. Yalnızca durumu `pendingPayment` iken yeniden ödeyin. `paymentInProgress` ise biraz sonra yeniden ödeyin; tutar yalnızca bir kez tahsil edilir.',
    ],
    'transferPay.alreadyPaid': [
      'Transfer siparişi zaten ödenmiş.',
      'Sipariş ödendi ve rezerve edildi. Bu istekle tahsilat yapılmadı.',
      'Bir işlem gerekmez, transfer rezerve edildi. Ayrıntılar için siparişi sorgulayın.',
    ],
    'transferPay.reservationFailed': [
      'Ödeme başarılı oldu, ancak transfer rezerve edilemedi.',
      'Tedarikçi tahsilattan sonra reddetti ya da yanıt vermedi; yapmış olabileceği rezervasyon iptal ediliyor. Sipariş başarısız oldu ve tutar kredi limitine iade edildi. Bu sonuç kesindir.',
      'Yeniden arama yapın ve başka bir transfer sipariş edin.',
    ],
    'transferPay.outcomeUnknown': [
      'Ödemenin sonucu henüz bilinmiyor.',
      'Tedarikçi zamanında yanıt vermedi ve hizmet, transferin rezerve edilip edilmediğini kontrol ediyor. Sonuç belli olana kadar tutar limitten düşülmüş kalır. Yinelenen çağrı aynı ödemeye katılır; bu nedenle tahsilat ve rezervasyon iki kez yapılmaz.',
      '`Retry-After` ile saniye olarak belirtilen süre kadar bekleyip aynı isteği yeniden gönderin. Ya da durumu `reserved` veya `failed` olana kadar siparişi sorgulayın. Sonuç belli olmadan başka bir transfer sipariş etmeyin.',
    ],
    'transferChange.notPossible': [
      'Transfer siparişi değiştirilemez.',
      'Sipariş değiştirilemeyecek bir durumda, tedarikçinin değişiklik süresi dolmuş ya da tedarikçi reddetmiş. Hiçbir şey değişmedi. `details` siparişin durumunu (`status`) ve nedeni (`reason`) içerir.',
      '`paymentInProgress` ya da `cancellationInProgress` ise siparişi biraz sonra sorgulayın. `priceChanged` ise yeni fiyatı kabul ediyorsanız iptal edip yeniden sipariş verin. Aynı isteği yeniden göndermek sorunu çözmez.',
    ],
    'transferChange.outcomeUnknown': [
      'Değişikliğin sonucu henüz bilinmiyor.',
      'Tedarikçi zamanında yanıt vermedi ya da aynı çağrı hâlâ yanıt bekliyor. Hizmet, çağrı yinelendiğinde ve bir dakika içinde otomatik olarak tedarikçiyi yeniden sorgular.',
      '`Retry-After` ile saniye olarak belirtilen süre kadar bekleyip aynı isteği yeniden gönderin ya da siparişi sorgulayın.',
    ],
    'transferChange.changeInProgress': [
      'Transfer siparişinde başka bir değişiklik sürüyor.',
      'Tedarikçi aynı siparişteki başka bir değişikliği henüz yanıtlamadı. Bu değişiklik tedarikçiye gönderilmedi ve uygulanmayacak.',
      'Birkaç saniye bekleyin, siparişi sorgulayın ve değişikliği hâlâ istiyorsanız isteği yeniden gönderin.',
    ],
    'transferCancel.notPossible': [
      'Transfer siparişi iptal edilemez.',
      'Sipariş ya da istenen yolculuk iptal edilemeyecek bir durumda ya da tedarikçi iptali reddetti veya daha fazla zamana ihtiyaç duyuyor. `details` siparişin durumunu (`status`) ve nedeni (`reason`) içerir. Neden istenen bir yolculuksa `details.field` onu belirtir.',
      '`alreadyCanceled` ise bir işlem gerekmez. `cancellationInProgress` ise sipariş ya da istenen yolculuk `canceled` olana veya sipariş `reserved` durumunda yeniden `cancel` sunana kadar siparişi sorgulayın. Aynı isteği yeniden göndermek sorunu çözmez.',
    ],
    'event.gone': [
      'Bu konumdan sonraki olaylar 30 günden eski.',
      'Olaylar 30 gün saklanır ve `after` konumundan sonraki bazı olaylar silinmiş. `after` gönderilmezse ya da 0 ise akış, mevcut en eski olaydan başlar. `details.firstPosition` hâlâ okunabilen en eski konumdur.',
      'İlgilendiğiniz siparişleri `updatedSince` ile yeniden sorgulayın. Ardından `details.firstPosition` değerinden bir önceki sayıdan devam edin.',
    ],
    'webhookEndpoint.notFound': [
      'Webhook uç noktası bulunamadı.',
      '`endpointId` bilinmiyor, başka bir acenteye ait ya da uç nokta silinmiş.',
      'Uç noktaları listeleyin ve birinin `id` değerini kullanın.',
    ],
    'webhookEndpoint.addressRefused': [
      'Olaylar bu adrese gönderilmez.',
      'Adres https değil, kullanıcı bilgisi içeriyor, 443 ve 8443 dışında bir bağlantı noktası kullanıyor ya da özel bir ağa yönleniyor. Hangisi olduğunu `details` belirtir.',
      'Herkese açık internetten ulaşılabilen bir adres kullanın.',
    ],
    'webhookEndpoint.tooMany': [
      'Acentenin zaten on webhook uç noktası var.',
      'Bir acentenin en fazla on webhook uç noktası olabilir.',
      'Artık gerekmeyen bir uç noktayı silin ya da mevcut bir uç noktaya başka olay türleri ekleyin.',
    ],
    'webhookEndpoint.disabled': [
      'Webhook uç noktası kapalı.',
      'Durumu `disabled` olan bir uç noktaya olay gönderilmez.',
      'Önce uç noktayı `updateWebhookEndpoint` ile açın.',
    ],
  },
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
