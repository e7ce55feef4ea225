/**
 * Every operation in an order in which each finds what it needs: an order before its payment, a payment before its
 * cancellation. The tests hold it against the contract.
 */
export const STORY = [
  'login',
  'refresh',
  'listCarClasses',
  'listFuelTypes',
  'listTransmissionTypes',
  'listDeliveryTypes',
  'listExtraProductTypes',
  'listSuppliers',
  'searchLocations',
  'getLocation',
  'searchCars',
  'listExtraProducts',
  'createOrder',
  'getInstallmentInfo',
  'payOrder',
  'getOrder',
  'checkCancelEligibility',
  'cancelOrder',
  'listCreditLimits',
  'receive3dsCallback',
  'finish3ds',
] as const;
