<?php

// 1. Log in
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

// 2. Find the place
[$airport] = $agency->get('/locations', ['query' => 'istanbul airport']);
$point = $agency->get("/locations/{$airport['placeId']}")['point'];

// 3. Search cars
$day = fn (int $days) => date('Y-m-d', strtotime("+$days days"));

$cars = $agency->post('/search/point', [
    'checkInDateTime' => $day(30) . 'T10:00:00+03:00',
    'checkInLocation' => $point,
    'checkOutDateTime' => $day(33) . 'T10:00:00+03:00',
    'checkOutLocation' => $point,
    'age' => '30+',
    'country' => 'TR',
    'paymentType' => 'limit',
])['results'];

[$car] = array_values(array_filter($cars, fn (array $car) =>
    $car['vendor']['name'] === 'Test Drive' && !$car['isCreditcheckRequired']));

// 4. Order the car
$order = $agency->post('/order', [
    'paymentType' => 'limit',
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

// 5. Pay for the order
$agency->post('/payment/pay', ['orderID' => $order['id'], 'paymentType' => 'limit']);

$paid = $agency->get("/order/{$order['id']}");
echo $paid['orderedCarProduct']['vendorReservationID'], "\n";

// 6. Cancel the order
$cancelled = $agency->post("/order/{$order['id']}/cancel");
echo $cancelled['message'], "\n";
