"""What every game stands on: records, generator, actions, contract, matches."""
