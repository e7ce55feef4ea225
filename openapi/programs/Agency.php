<?php

/** An error returned by the service. Its message contains the key, the description, the details and the request ID. */
final class AgencyError extends RuntimeException
{
    /**
     * @param string|null $key the name by which programs distinguish errors, or null if a proxy sent the response
     * @param string|null $requestId the ID to include in support requests
     */
    public function __construct(
        public readonly int $status,
        public readonly ?string $key,
        public readonly string $description,
        public readonly mixed $details,
        public readonly ?string $requestId,
        public readonly ?int $retryAfterSeconds,
    ) {
        $text = $details === null ? '' : ' ' . json_encode($details, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        parent::__construct(($key ?? $status) . ": $description$text (request $requestId)");
    }
}

/** Thrown if no response arrived. The service may still have carried out the call. */
final class NoResponseError extends RuntimeException
{
}

/** Client of the Agency Booking API. It renews its tokens when the service no longer accepts them. */
final class Agency
{
    private ?string $refreshToken = null;
    private ?array $credentials = null;

    /** @param string $token an access token, which cannot be renewed; use `login` for a client that renews its tokens */
    public function __construct(
        private string $baseUrl,
        private string $token = '',
        private int $timeoutSeconds = 60,
        private int $connectTimeoutSeconds = 10,
    ) {
    }

    public static function login(string $baseUrl, string $key, string $secret, int $timeoutSeconds = 60): self
    {
        $agency = new self($baseUrl, '', $timeoutSeconds);
        $agency->credentials = ['key' => $key, 'secret' => $secret];
        $agency->renewTokens();
        return $agency;
    }

    public function get(string $path, array $query = []): array
    {
        return $this->call($query ? $path . '?' . http_build_query($query) : $path);
    }

    public function post(string $path, ?array $body = null, array $headers = []): array
    {
        return $this->call($path, $headers, self::json('POST', $body));
    }

    public function put(string $path, array $body): array
    {
        return $this->call($path, [], self::json('PUT', $body));
    }

    /** Sends the call again, once, if the service rejects the access token. */
    private function call(string $path, array $headers = [], array $options = []): array
    {
        try {
            return $this->send($path, [...$headers, "Authorization: Bearer $this->token"], $options);
        } catch (AgencyError $error) {
            if ($error->status !== 401 || $this->credentials === null) {
                throw $error;
            }
        }
        $this->renewTokens();
        return $this->send($path, [...$headers, "Authorization: Bearer $this->token"], $options);
    }

    /** Exchanges the refresh token, which can be used only once, or logs in if it is no longer valid. */
    private function renewTokens(): void
    {
        $tokens = $this->refreshedTokens()
            ?? $this->send('/auth/login', [], self::json('POST', $this->credentials));
        $this->token = $tokens['accessToken'];
        $this->refreshToken = $tokens['refreshToken'];
    }

    private function refreshedTokens(): ?array
    {
        $used = $this->refreshToken;
        $this->refreshToken = null;
        try {
            return $used === null ? null : $this->send('/auth/refresh', [], self::json('POST', ['token' => $used]));
        } catch (AgencyError $error) {
            return $error->status === 401 ? null : throw $error;
        }
    }

    private static function json(string $method, ?array $body): array
    {
        $text = $body === null ? '' : json_encode($body, JSON_THROW_ON_ERROR);
        return [CURLOPT_CUSTOMREQUEST => $method, CURLOPT_POSTFIELDS => $text];
    }

    private function send(string $path, array $headers, array $options): array
    {
        $answered = [];
        $request = curl_init($this->baseUrl . $path);
        curl_setopt_array($request, [
            CURLOPT_HTTPHEADER => [...$headers, 'Content-Type: application/json', 'Accept: application/json'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_CONNECTTIMEOUT => $this->connectTimeoutSeconds,
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            CURLOPT_HEADERFUNCTION => function ($request, string $line) use (&$answered) {
                [$name, $value] = [...explode(':', $line, 2), ''];
                $answered[strtolower($name)] = trim($value);
                return strlen($line);
            },
        ] + $options);
        $text = curl_exec($request);
        if ($text === false) {
            throw new NoResponseError("$this->baseUrl$path did not respond: " . curl_error($request));
        }
        return self::read(curl_getinfo($request, CURLINFO_RESPONSE_CODE), $text, $answered);
    }

    private static function read(int $status, string $text, array $headers): array
    {
        $answer = json_decode($text, true);
        // 204 has no body.
        if ($status < 400 && ($text === '' || is_array($answer))) {
            return $answer ?? [];
        }
        $retryAfter = $headers['retry-after'] ?? '';
        throw new AgencyError(
            $status,
            $answer['key'] ?? null,
            $answer['description'] ?? "The response with status $status is not JSON from the service",
            $answer['details'] ?? null,
            $headers['x-request-id'] ?? null,
            ctype_digit($retryAfter) ? (int) $retryAfter : null,
        );
    }
}
