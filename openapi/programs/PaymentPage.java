import java.time.LocalDate;
import java.util.List;
import java.util.Map;

class PaymentPage {
  public static void main(String[] args) throws Exception {
    // 1. Order a car
    // Prints an error of the API in one line; the exit code is 1.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> System.err.println(error.getMessage()));

    record Vendor(String name) {}
    record Car(
        String searchID, String code, Vendor vendor, boolean isCreditcheckRequired) {}
    record Cars(List<Car> results) {}
    record Order(String id) {}

    var agency = new Agency(
        System.getenv().getOrDefault("BASE_URL", "http://localhost:8080/api/v1"),
        "ak_staging_horizon",
        "sk_staging_horizon_5f1d0c7a9be24836");
    var airport = Map.of("lat", 41.2613, "lon", 28.74195);

    var cars = agency.post("/search/point", Map.of(
        "checkInDateTime", LocalDate.now().plusDays(30) + "T10:00:00+03:00",
        "checkInLocation", airport,
        "checkOutDateTime", LocalDate.now().plusDays(33) + "T10:00:00+03:00",
        "checkOutLocation", airport,
        "age", "30+",
        "country", "TR",
        "paymentType", "creditCard"), Cars.class);

    var car = cars.results().stream()
        .filter(one -> one.vendor().name().equals("Test Drive"))
        .filter(one -> !one.isCreditcheckRequired())
        .findFirst().orElseThrow();

    var order = agency.post("/order", Map.of(
        "paymentType", "creditCard",
        "searchID", car.searchID(),
        "code", car.code(),
        "passenger", Map.of(
            "firstName", "Deniz",
            "lastName", "Kaya",
            "email", "deniz.kaya@example.com",
            "nationality", "TR",
            "phone", "+905321234567",
            "birthDate", "1990-04-12",
            "identityNumber", "10000000146")), Order.class,
        "X-Forwarded-For", "203.0.113.24");

    // 2. Create a session
    record Session(String id, String url, String status) {}

    var session = agency.post("/payment/sessions", Map.of(
        "orderID", order.id(),
        "returnUrl", "http://localhost:3000/booked"), Session.class,
        "Idempotency-Key", order.id());

    // 3. Send the link
    var path = "/payment/sessions/" + session.id();
    session = agency.get(path, Session.class);
    System.out.println(session.url());

    // 4. Wait for the payment
    while (List.of("open", "processing").contains(session.status())) {
      Thread.sleep(3_000);
      session = agency.get(path, Session.class);
    }
    System.out.println(session.status());

    // 5. Cancel the order
    record Cancellation(String message) {}

    var cancelled =
        agency.post("/order/" + order.id() + "/cancel", null, Cancellation.class);
    System.out.println(cancelled.message());
  }
}
