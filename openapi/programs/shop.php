<?php

require 'Agency.php';

const SHOP = 'http://localhost:3000';
$orderId = getenv('ORDER_ID');
$agency = new Agency(getenv('API'), getenv('TOKEN'));

$pages = [
    '/pay' => function () use ($agency, $orderId) {
        $payment = $agency->post('/payment/pay', [
            'orderID' => $orderId,
            'paymentType' => 'creditCard',
            'payWithCard' => [
                'cardNumber' => '5528790000000008',
                'cardHolderName' => 'Deniz Kaya',
                'cvc' => '123',
                'expireMonth' => '12',
                'expireYear' => (string) (date('Y') + 2),
                'installment' => 1,
                'isWith3DSecure' => true,
                'callbackUrl' => SHOP . '/done',
            ],
        ]);
        return $payment['threeDSHtmlContent'] ?? $payment['status'];
    },
    '/done' => function () use ($agency, $orderId) {
        $car = $agency->get("/order/$orderId")['orderedCarProduct'];
        return "Your car is {$car['status']} " . ($car['vendorReservationID'] ?? '');
    },
];

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$page = $pages[$path] ?? fn () => 'Nothing here';
header('Content-Type: text/html; charset=utf-8');
try {
    echo $page();
} catch (RuntimeException $refused) {
    echo $refused->getMessage();
}
