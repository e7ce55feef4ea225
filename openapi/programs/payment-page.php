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

// 2. Create a session
$session = $agency->post('/payment/sessions', [
    'orderID' => $order['id'],
    'returnUrl' => 'http://localhost:3000/booked',
], ["Idempotency-Key: {$order['id']}"]);

// 3. Send the link
$session = $agency->get("/payment/sessions/{$session['id']}");
echo $session['url'], "\n";

// 4. Wait for the payment
while (in_array($session['status'], ['open', 'processing'], true)) {
    sleep(3);
    $session = $agency->get("/payment/sessions/{$session['id']}");
}
echo $session['status'], "\n";

// 5. Cancel the order
echo $agency->post("/order/{$order['id']}/cancel")['message'], "\n";
