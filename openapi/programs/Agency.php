<?php

/** Client of the Agency Booking API. Its access token is valid for one week. */
final class Agency
{
    public function __construct(private string $baseUrl, private string $token = '')
    {
    }

    public static function login(string $baseUrl, string $key, string $secret): self
    {
        $tokens = (new self($baseUrl))->post('/auth/login', ['key' => $key, 'secret' => $secret]);
        return new self($baseUrl, $tokens['accessToken']);
    }

    public function get(string $path, array $query = []): array
    {
        return $this->send($query ? $path . '?' . http_build_query($query) : $path);
    }

    public function post(string $path, ?array $body = null, array $headers = []): array
    {
        $headers[] = 'Content-Type: application/json';
        return $this->send($path, $headers, [CURLOPT_POSTFIELDS => $body ? json_encode($body) : '']);
    }

    public function put(string $path, array $body): array
    {
        $put = [CURLOPT_CUSTOMREQUEST => 'PUT', CURLOPT_POSTFIELDS => json_encode($body)];
        return $this->send($path, ['Content-Type: application/json'], $put);
    }

    private function send(string $path, array $headers = [], array $options = []): array
    {
        if ($this->token) {
            $headers[] = "Authorization: Bearer $this->token";
        }
        $request = curl_init($this->baseUrl . $path);
        curl_setopt_array($request, [CURLOPT_HTTPHEADER => $headers, CURLOPT_RETURNTRANSFER => true] + $options);
        $text = curl_exec($request);
        if ($text === false) {
            throw new RuntimeException(curl_error($request));
        }
        $answer = json_decode($text, true);
        if (curl_getinfo($request, CURLINFO_RESPONSE_CODE) >= 400) {
            throw new RuntimeException("{$answer['key']}: {$answer['description']} " . json_encode($answer['details'] ?? null));
        }
        // 204 has no body.
        return $answer ?? [];
    }
}
