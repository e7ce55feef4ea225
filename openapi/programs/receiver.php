<?php

$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$sentAt = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';

$key = base64_decode(substr(getenv('WEBHOOK_SECRET'), strlen('whsec_')));
$digest = hash_hmac('sha256', "$id.$sentAt.$body", $key, true);
$signature = 'v1,' . base64_encode($digest);
$given = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');
$isSigned = array_filter($given, fn ($one) => hash_equals($signature, $one)) !== [];
if (!$isSigned || abs(time() - (int) $sentAt) > 300) {
    http_response_code(400);
    exit;
}

$event = json_decode($body, true);
// In production, store the ID in your database, not in a file.
if (@fopen(sys_get_temp_dir() . "/$id", 'x')) {
    error_log($event['type'] . ' ' . json_encode($event['data']));
}
http_response_code(204);
