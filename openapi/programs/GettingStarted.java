import java.time.LocalDate;
import java.util.List;
import java.util.Map;

class GettingStarted {
  public static void main(String[] args) throws Exception {
    // 1. Log in
    // Prints an error of the API in one line; the exit code is 1.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> System.err.println(error.getMessage()));

    var agency = new Agency(
        System.getenv().getOrDefault("BASE_URL", "http://localhost:8080/api/v1"),
        "ak_staging_horizon",
        "sk_staging_horizon_5f1d0c7a9be24836");

    // 2. Find the place
    record Place(String placeId, Map<String, Double> point) {}

    var places = agency.get("/locations?query=istanbul%20airport", Place[].class);
    var point = agency.get("/locations/" + places[0].placeId(), Place.class).point();

    // 3. Search cars
    record Vendor(String name) {}
    record Car(
        String searchID, String code, Vendor vendor, boolean isCreditcheckRequired) {}
    record Cars(List<Car> results) {}

    var cars = agency.post("/search/point", Map.of(
        "checkInDateTime", LocalDate.now().plusDays(30) + "T10:00:00+03:00",
        "checkInLocation", point,
        "checkOutDateTime", LocalDate.now().plusDays(33) + "T10:00:00+03:00",
        "checkOutLocation", point,
        "age", "30+",
        "country", "TR",
        "paymentType", "limit"), Cars.class);

    var car = cars.results().stream()
        .filter(one -> one.vendor().name().equals("Test Drive"))
        .filter(one -> !one.isCreditcheckRequired())
        .findFirst().orElseThrow();

    // 4. Order the car
    record Item(String status, String vendorReservationID) {}
    record Order(String id, Item orderedCarProduct) {}

    var passenger = Map.of(
        "firstName", "Deniz",
        "lastName", "Kaya",
        "email", "deniz.kaya@example.com",
        "nationality", "TR",
        "phone", "+905321234567",
        "birthDate", "1990-04-12",
        "identityNumber", "10000000146");

    var order = agency.post("/order", Map.of(
        "paymentType", "limit",
        "searchID", car.searchID(),
        "code", car.code(),
        "passenger", passenger), Order.class, "X-Forwarded-For", "203.0.113.24");

    // 5. Pay for the order
    agency.post("/payment/pay", Map.of(
        "orderID", order.id(),
        "paymentType", "limit"), Map.class);

    var paid = agency.get("/order/" + order.id(), Order.class);
    System.out.println(paid.orderedCarProduct().vendorReservationID());

    // 6. Cancel the order
    record Cancellation(String message) {}

    var address = "/order/" + order.id() + "/cancel";
    var cancelled = agency.post(address, null, Cancellation.class);
    System.out.println(cancelled.message());
  }
}
