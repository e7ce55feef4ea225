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

// 2. Search for a car that needs a check
$day = fn (int $days) => date('Y-m-d', strtotime("+$days days"));
$airport = ['lat' => 41.2613, 'lon' => 28.74195];

$cars = $agency->post('/search/point', [
    'checkInDateTime' => $day(30) . 'T10:00:00+03:00',
    'checkInLocation' => $airport,
    'checkOutDateTime' => $day(33) . 'T10:00:00+03:00',
    'checkOutLocation' => $airport,
    'age' => '30+',
    'country' => 'TR',
    'paymentType' => 'limit',
])['results'];

[$car] = array_values(array_filter($cars, fn (array $car) =>
    $car['vendor']['name'] === 'Test Drive' && $car['isCreditcheckRequired']));

// 3. Order without a check
$orderCar = fn () => $agency->post('/order', [
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
        'identityNumber' => '40000000464',
    ],
], ['X-Forwarded-For: 203.0.113.24']);

try {
    $orderCar();
} catch (RuntimeException $tooEarly) {
    echo $tooEarly->getMessage(), "\n";
}

// 4. Check, and list the phones
$traveller = [
    'identityNumber' => '40000000464',
    'integrationCode' => $car['integrationCode'],
];

echo $agency->post('/creditcheck/check', $traveller)['status'], "\n";

$phones = $agency->post('/creditcheck/phone-list', $traveller)['phoneList'];
foreach ($phones as $phone) {
    echo "{$phone['key']}: {$phone['phone']}\n";
}

// 5. Create the report
$report = $agency->post('/creditcheck/report', $traveller + [
    'phoneKey' => 1,
    'phone' => '+905321234567',
    'birthDate' => '1990-04-12',
    'driverLicenseDate' => '2010-05-20',
]);

// 6. Confirm the PIN
$agency->post('/creditcheck/pin-confirm', [
    'creditcheckCode' => $report['creditcheckCode'],
    'integrationCode' => $car['integrationCode'],
    'pinCode' => '123456',
]);

// 7. Check again, and order
sleep(2);
echo $agency->post('/creditcheck/check', $traveller)['status'], "\n";

echo $orderCar()['id'], "\n";
