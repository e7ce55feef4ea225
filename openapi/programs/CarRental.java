import java.time.LocalDate;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;

class CarRental {
  public static void main(String[] args) throws Exception {
    // 1. Search and choose
    // Prints an error of the API in one line; the exit code is 1.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> System.err.println(error.getMessage()));

    record Money(long amount, String currency) {}
    record Pricing(Money total) {}
    record Vendor(String name) {}
    record Car(
        String searchID, String code, Vendor vendor, Pricing pricing,
        boolean isCreditcheckRequired) {}
    record Outcome(Vendor vendor, String outcome) {}
    record Cars(List<Car> results, boolean complete, List<Outcome> vendors) {}

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

    var outcomes = cars.vendors().stream()
        .map(one -> one.vendor().name() + ": " + one.outcome()).toList();
    System.out.println(
        cars.complete() ? "All vendors responded" : String.join(", ", outcomes));

    var car = cars.results().stream()
        .filter(one -> one.vendor().name().equals("Test Drive"))
        .filter(one -> !one.isCreditcheckRequired())
        .findFirst().orElseThrow();

    // 2. Add a child seat
    record Extra(String code, Pricing pricing) {}

    var offer = "/search/" + car.searchID() + "/" + car.code();
    var extras = agency.get(offer + "/extra-products", Extra[].class);
    var seat = Arrays.stream(extras)
        .filter(one -> one.code().equals("BABY_SEAT"))
        .findFirst().orElseThrow();

    // 3. Order at this price
    record Order(String id) {}

    var total = car.pricing().total();
    var expected = total.amount() + seat.pricing().total().amount();

    var order = agency.post("/order", Map.of(
        "paymentType", "creditCard",
        "searchID", car.searchID(),
        "code", car.code(),
        "extraProducts", List.of(Map.of("code", seat.code(), "quantity", 1)),
        "expectedTotal", new Money(expected, total.currency()),
        "trackingID", "B-20417",
        "passenger", Map.of(
            "firstName", "Deniz",
            "lastName", "Kaya",
            "email", "deniz.kaya@example.com",
            "nationality", "TR",
            "phone", "+905321234567",
            "birthDate", "1990-04-12",
            "identityNumber", "10000000146")), Order.class,
        "X-Forwarded-For", "203.0.113.24",
        "Idempotency-Key", UUID.randomUUID().toString());

    // 4. Pay by card
    record Plan(int number, Money price) {}
    record Card(List<Plan> installmentPrices) {}
    record Payment(String status) {}

    var cardNumber = "5528790000000008";

    var card = agency.post("/payment/installment-info", Map.of(
        "orderID", order.id(),
        "binNumber", cardNumber.substring(0, 6)), Card.class);
    for (var plan : card.installmentPrices()) {
      System.out.println(plan.number() + " x " + plan.price().amount() / 100.0);
    }

    var payment = agency.post("/payment/pay", Map.of(
        "orderID", order.id(),
        "paymentType", "creditCard",
        "payWithCard", Map.of(
            "cardNumber", cardNumber,
            "cardHolderName", "Deniz Kaya",
            "cvc", "123",
            "expireMonth", "12",
            "expireYear", Year.now().plusYears(2).toString(),
            "installment", 3,
            "isWith3DSecure", false,
            "callbackUrl", "http://localhost:3000/done")), Payment.class);
    System.out.println(payment.status());

    // 5. Show the voucher, then cancel
    record Voucher(String vendorReservationID) {}
    record Eligibility(Money refundAmount) {}
    record Cancellation(String message) {}

    var address = "/order/" + order.id();

    var voucher = agency.get(address + "/voucher", Voucher.class);
    System.out.println(voucher.vendorReservationID());

    var eligibility =
        agency.post(address + "/cancel_eligibility", null, Eligibility.class);
    System.out.println(eligibility.refundAmount());

    var cancelled = agency.post(address + "/cancel", null, Cancellation.class);
    System.out.println(cancelled.message());
  }
}
