<?php

// 1. Search and choose
require 'Agency.php';

// Prints the API's error and ends the program with exit code 1.
set_exception_handler(function (Throwable $error) {
    fwrite(STDERR, $error->getMessage() . "\n");
    exit(1);
});

$agency = Agency::login(
    getenv('BASE_URL') ?: 'http://localhost:8080/api/v1',
    'ak_staging_horizon',
    'sk_staging_horizon_5f1d0c7a9be24836',
);
$day = fn (int $days) => date('Y-m-d', strtotime("+$days days"));
$airport = ['lat' => 41.2613, 'lon' => 28.74195];

$found = $agency->post('/search/point', [
    'checkInDateTime' => $day(30) . 'T10:00:00+03:00',
    'checkInLocation' => $airport,
    'checkOutDateTime' => $day(33) . 'T10:00:00+03:00',
    'checkOutLocation' => $airport,
    'age' => '30+',
    'country' => 'TR',
    'paymentType' => 'creditCard',
]);
$outcomes = array_map(
    fn ($one) => "{$one['vendor']['name']}: {$one['outcome']}",
    $found['vendors'],
);
echo $found['complete'] ? 'All vendors responded' : implode(', ', $outcomes), "\n";

[$car] = array_values(array_filter($found['results'], fn (array $car) =>
    $car['vendor']['name'] === 'Test Drive' && !$car['isCreditcheckRequired']));

// 2. Add a child seat
$extras = $agency->get("/search/{$car['searchID']}/{$car['code']}/extra-products");
$prices = array_column($extras, 'pricing', 'code');
$seatPrice = $prices['BABY_SEAT']['total']['amount'];

// 3. Order at this price
$total = $car['pricing']['total'];

$order = $agency->post('/order', [
    'paymentType' => 'creditCard',
    'searchID' => $car['searchID'],
    'code' => $car['code'],
    'extraProducts' => [['code' => 'BABY_SEAT', 'quantity' => 1]],
    'expectedTotal' => [
        'amount' => $total['amount'] + $seatPrice,
        'currency' => $total['currency'],
    ],
    'trackingID' => 'B-20417',
    'passenger' => [
        'firstName' => 'Deniz',
        'lastName' => 'Kaya',
        'email' => 'deniz.kaya@example.com',
        'nationality' => 'TR',
        'phone' => '+905321234567',
        'birthDate' => '1990-04-12',
        'identityNumber' => '10000000146',
    ],
], ['X-Forwarded-For: 203.0.113.24', 'Idempotency-Key: ' . bin2hex(random_bytes(16))]);

// 4. Pay by card
$cardNumber = '5528790000000008';

$card = $agency->post('/payment/installment-info', [
    'orderID' => $order['id'],
    'binNumber' => substr($cardNumber, 0, 6),
]);
foreach ($card['installmentPrices'] as $plan) {
    echo "{$plan['number']} x ", $plan['price']['amount'] / 100, "\n";
}

$payment = $agency->post('/payment/pay', [
    'orderID' => $order['id'],
    'paymentType' => 'creditCard',
    'payWithCard' => [
        'cardNumber' => $cardNumber,
        'cardHolderName' => 'Deniz Kaya',
        'cvc' => '123',
        'expireMonth' => '12',
        'expireYear' => (string) (date('Y') + 2),
        'installment' => 3,
        'isWith3DSecure' => false,
        'callbackUrl' => 'http://localhost:3000/done',
    ],
]);
echo $payment['status'], "\n";

// 5. Show the voucher, then cancel
$address = "/order/{$order['id']}";

$voucher = $agency->get("$address/voucher");
echo $voucher['vendorReservationID'], "\n";

$eligibility = $agency->post("$address/cancel_eligibility");
echo $eligibility['refundAmount']['amount'], "\n";

$cancelled = $agency->post("$address/cancel");
echo $cancelled['message'], "\n";
