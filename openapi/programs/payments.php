<?php

// 1. Order a car
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

$cars = $agency->post('/search/point', [
    'checkInDateTime' => $day(30) . 'T10:00:00+03:00',
    'checkInLocation' => $airport,
    'checkOutDateTime' => $day(33) . 'T10:00:00+03:00',
    'checkOutLocation' => $airport,
    'age' => '30+',
    'country' => 'TR',
    'paymentType' => 'creditCard',
])['results'];

[$car] = array_values(array_filter($cars, fn (array $car) =>
    $car['vendor']['name'] === 'Test Drive' && !$car['isCreditcheckRequired']));

$order = $agency->post('/order', [
    'paymentType' => 'creditCard',
    'searchID' => $car['searchID'],
    'code' => $car['code'],
    'passenger' => [
        'firstName' => 'Deniz',
        'lastName' => 'Kaya',
        'email' => 'deniz.kaya@example.com',
        'nationality' => 'TR',
        'phone' => '+905321234567',
        'birthDate' => '1990-04-12',
        'identityNumber' => '10000000146',
    ],
], ['X-Forwarded-For: 203.0.113.24']);

// 2. Pay with a card that is declined
$payWith = fn (string $cardNumber) => $agency->post('/payment/pay', [
    'orderID' => $order['id'],
    'paymentType' => 'creditCard',
    'payWithCard' => [
        'cardNumber' => $cardNumber,
        'cardHolderName' => 'Deniz Kaya',
        'cvc' => '123',
        'expireMonth' => '12',
        'expireYear' => (string) (date('Y') + 2),
        'installment' => 1,
        'isWith3DSecure' => false,
        'callbackUrl' => 'http://localhost:3000/done',
    ],
]);

try {
    $payWith('4129111111111111');
} catch (RuntimeException $declined) {
    echo $declined->getMessage(), "\n";
}

// 3. Pay with a different card
echo $payWith('5528790000000008')['status'], "\n";

// 4. Cancel the order
echo $agency->post("/order/{$order['id']}/cancel")['message'], "\n";
