<?php

// 1. Search
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

$found = $agency->post('/transfer/search', [
    'type' => 'round',
    'passengerCount' => 2,
    'pickup' => ['lat' => 41.2613, 'lon' => 28.74195, 'name' => 'Istanbul Airport'],
    'dropoff' => ['lat' => 41.037, 'lon' => 28.9851, 'name' => 'Taksim'],
    'pickupTime' => $day(30) . 'T11:00:00+03:00',
    'returnPickupTime' => $day(33) . 'T06:00:00+03:00',
    'commission' => ['type' => 'percentage', 'percentage' => 10],
]);
$outcomes = array_map(
    fn ($one) => "{$one['supplier']['name']}: {$one['outcome']}",
    $found['suppliers'],
);
echo $found['complete'] ? 'All suppliers responded' : implode(', ', $outcomes), "\n";

[$product] = $found['products'];

// 2. Order
$customer = ['X-Forwarded-For: 203.0.113.24'];

$order = $agency->post('/transfer/orders', [
    'searchId' => $found['searchId'],
    'code' => $product['code'],
    'flightNumber' => 'TK1980',
    'returnFlightNumber' => 'TK1971',
    'passengers' => [
        [
            'primary' => true,
            'firstName' => 'Deniz',
            'lastName' => 'Kaya',
            'gender' => 'F',
            'birthDate' => '1990-04-12',
            'nationality' => 'TR',
            'email' => 'deniz.kaya@example.com',
            'phone' => '+905321234567',
            'identityNumber' => '10000000146',
        ],
        [
            'primary' => false,
            'firstName' => 'Ada',
            'lastName' => 'Kaya',
            'passportNo' => 'U12345678',
        ],
    ],
], $customer);

// 3. Pay
$address = "/transfer/orders/{$order['orderId']}";

$paid = $agency->post("$address/pay", ['paymentType' => 'limit'], $customer);
echo $paid['status'], ' ', $paid['vendorReservationId'], "\n";

// 4. Complete the traveller details
$completed = $agency->put("$address/passengers", [
    'passengers' => [
        [
            'primary' => true,
            'firstName' => 'Deniz',
            'lastName' => 'Kaya',
            'gender' => 'F',
            'birthDate' => '1990-04-12',
            'nationality' => 'TR',
            'email' => 'deniz.kaya@example.com',
            'phone' => '+905321234567',
            'identityNumber' => '10000000146',
        ],
        [
            'primary' => false,
            'firstName' => 'Ada',
            'lastName' => 'Kaya',
            'gender' => 'F',
            'nationality' => 'TR',
            'passportNo' => 'U12345678',
        ],
    ],
]);
echo $completed['manifest']['status'], "\n";

// 5. Show the voucher
$voucher = $agency->get("$address/voucher");
echo $voucher['legs'][0]['pickupLocalTime'], "\n";

// 6. Cancel one leg
$eligibility = $agency->post("$address/cancel_eligibility");
foreach ($eligibility['legs'] as $leg) echo $leg['refundAmount']['amount'], ' ';
echo "\n";

$oneLeg = $agency->post("$address/cancel", ['legs' => ['return']]);
echo $oneLeg['orderStatus'], "\n";

// 7. Cancel the order
$canceled = $agency->post("$address/cancel");
echo $canceled['status'], "\n";
